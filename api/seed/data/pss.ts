import type { OfferSeed, ProcessSeed } from './process-seed.ts';

type JobTitleSeed = {
  id: number;
  name: string;
  description: string;
  phases: string[];
  schedule: string;
};

const teacher = {
  phases: ['Análise de currículo', 'Prova de conhecimentos', 'Aula prática', 'Entrevista'],
  schedule: 'Segunda a sexta, 14h às 22h',
};
const clerk = {
  phases: ['Análise de currículo', 'Prova de conhecimentos', 'Entrevista'],
  schedule: 'Segunda a sexta, 8h às 12h e 14h às 18h',
};

/** Job titles and the phases that score their candidates (B 2.6). */
export const jobTitles: JobTitleSeed[] = [
  {
    id: 1,
    name: 'Instrutor de Gastronomia',
    description: 'Conduz aulas práticas de cozinha e salão no restaurante-escola.',
    ...teacher,
  },
  {
    id: 2,
    name: 'Instrutor de Informática',
    description: 'Conduz aulas de programação, redes e suporte.',
    ...teacher,
  },
  {
    id: 3,
    name: 'Instrutor de Enfermagem',
    description: 'Conduz aulas teóricas, laboratório e estágio supervisionado.',
    ...teacher,
  },
  {
    id: 4,
    name: 'Assistente de Secretaria',
    description: 'Atende estudantes e cuida de matrículas e documentos escolares.',
    ...clerk,
  },
  {
    id: 5,
    name: 'Auxiliar de Biblioteca',
    description: 'Organiza o acervo e orienta a pesquisa.',
    ...clerk,
  },
  {
    id: 6,
    name: 'Motorista da Carreta-Escola',
    description: 'Conduz e mantém a unidade móvel em todo o estado.',
    ...clerk,
    phases: ['Análise de currículo', 'Prova prática de direção', 'Entrevista'],
  },
  {
    id: 7,
    name: 'Orientador Pedagógico',
    description: 'Acompanha turmas, docentes e planos de curso.',
    ...clerk,
  },
  {
    id: 8,
    name: 'Técnico de Laboratório',
    description: 'Prepara laboratórios de saúde e beleza.',
    ...clerk,
  },
];

interface PssItemSeed extends OfferSeed {
  jobTitle: number;
  /** Cities, if they are not those of the process. */
  cities?: string[];
}

/** Staff selection processes (B 2.2): 1 and 2 open, 3 and 4 closed. `{number}` and `{year}` become the id and the year of the applications. */
export const pssProcesses: ProcessSeed<PssItemSeed>[] = [
  {
    id: 25,
    name: 'PSS {number}/{year} - Instrutores',
    status: 1,
    unit: 'Macapá',
    cities: ['Macapá', 'Santana'],
    resultIn: 45,
    documents: [
      { title: 'Comunicado de abertura', publishedIn: -5 },
      { title: 'Conteúdo programático', publishedIn: -5 },
      { title: 'Retificação 01', publishedIn: -1 },
    ],
    items: [
      {
        jobTitle: 1,
        opensIn: -4,
        closesIn: 16,
        cities: ['Macapá'],
        prerequisite:
          'Curso técnico ou superior em Gastronomia e seis meses de experiência em cozinha profissional',
        places: [2, 6, 5],
      },
      {
        jobTitle: 2,
        opensIn: -4,
        closesIn: 16,
        prerequisite: 'Superior completo na área de Informática',
        places: [3, 9, 4],
      },
      {
        jobTitle: 3,
        opensIn: -4,
        closesIn: 16,
        cities: ['Santana'],
        prerequisite: 'Superior em Enfermagem e registro ativo no conselho',
        unit: 'Santana',
        documents: ['Carteira do conselho profissional'],
        places: [1, 3, 'all'],
      },
      { jobTitle: 8, opensIn: 6, closesIn: 24, cities: ['Macapá'], places: [1, 4, 0] },
    ],
  },
  {
    id: 24,
    name: 'PSS {number}/{year} - Carreta-Escola',
    status: 1,
    unit: 'Carreta-Escola',
    cities: [],
    cityInfo: 'Macapá, com viagens aos municípios',
    resultIn: 38,
    documents: [
      { title: 'Comunicado de abertura', publishedIn: -9 },
      { title: 'Anexo I: roteiro de viagens', publishedIn: -9 },
    ],
    items: [
      {
        jobTitle: 6,
        opensIn: -8,
        closesIn: 11,
        cities: ['Macapá'],
        prerequisite: 'Habilitação categoria E e curso de transporte de carga',
        unit: 'Macapá',
        documents: ['Carteira de habilitação categoria E'],
        places: [1, 3, 2],
      },
    ],
  },
  {
    id: 23,
    name: 'PSS {number}/{year} - Equipe Administrativa',
    status: 2,
    unit: 'Macapá',
    cities: ['Macapá'],
    resultIn: 14,
    documents: [
      { title: 'Comunicado de abertura', publishedIn: -50 },
      { title: 'Homologação das inscrições', publishedIn: -18 },
      { title: 'Resultado da prova', publishedIn: -6 },
    ],
    items: [
      {
        jobTitle: 4,
        opensIn: -48,
        closesIn: -25,
        prerequisite: 'Ensino médio completo',
        places: [2, 8, 9],
      },
      { jobTitle: 5, opensIn: -48, closesIn: -25, places: [1, 4, 'all'] },
    ],
  },
  {
    id: 22,
    name: 'PSS {number}/{year} - Orientação Pedagógica',
    status: 3,
    unit: 'Macapá',
    cities: ['Macapá', 'Santana'],
    resultIn: -9,
    documents: [
      { title: 'Comunicado de abertura', publishedIn: -95 },
      { title: 'Resultado final', publishedIn: -9 },
    ],
    items: [
      {
        jobTitle: 7,
        opensIn: -92,
        closesIn: -70,
        prerequisite: 'Superior em Pedagogia',
        places: [2, 4, 6],
      },
    ],
  },
  {
    id: 21,
    name: 'PSS {number}/{year} - Oiapoque',
    status: 4,
    unit: 'Oiapoque',
    cities: ['Oiapoque'],
    resultIn: -140,
    documents: [
      { title: 'Comunicado de abertura', publishedIn: -215 },
      { title: 'Resultado final', publishedIn: -140 },
      { title: 'Convocação', publishedIn: -132 },
    ],
    items: [
      {
        jobTitle: 2,
        opensIn: -212,
        closesIn: -190,
        prerequisite: 'Superior completo na área de Informática',
        places: [1, 3, 3],
      },
      {
        jobTitle: 4,
        opensIn: -212,
        closesIn: -190,
        prerequisite: 'Ensino médio completo',
        places: [1, 3, 4],
      },
    ],
  },
  ...[20, 19, 18, 17].map(
    (id, index): ProcessSeed<PssItemSeed> => ({
      id,
      name: `PSS {number}/{year} - Cadastro de reserva`,
      status: 4,
      unit: 'Macapá',
      cities: ['Macapá'],
      resultIn: -300 - index * 45,
      documents: [
        { title: 'Comunicado de abertura', publishedIn: -365 - index * 45 },
        { title: 'Resultado final', publishedIn: -300 - index * 45 },
      ],
      items: [
        {
          jobTitle: 1 + index,
          opensIn: -360 - index * 45,
          closesIn: -335 - index * 45,
          places: [0, 10, 7],
        },
      ],
    }),
  ),
  {
    id: 26,
    name: 'PSS {number}/{year} - Biblioteca',
    status: 3,
    unit: 'Santana',
    cities: ['Santana'],
    resultIn: 6,
    documents: [
      { title: 'Comunicado de abertura', publishedIn: -34 },
      { title: 'Homologação das inscrições', publishedIn: -5 },
    ],
    items: [
      {
        jobTitle: 5,
        opensIn: -32,
        closesIn: -8,
        prerequisite: 'Ensino médio completo',
        places: [1, 4, 'all'],
      },
    ],
  },
];
