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
  { id: 5, name: 'Auxiliar de Biblioteca', description: 'Organiza o acervo e orienta a pesquisa.', ...clerk },
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
  { id: 8, name: 'Técnico de Laboratório', description: 'Prepara laboratórios de saúde e beleza.', ...clerk },
];

interface PssItemSeed extends OfferSeed {
  jobTitle: number;
  /** Cities, if they are not those of the process. */
  cities?: string[];
}

/** Staff selection processes (B 2.2): 1 and 2 open, 3 and 4 closed. */
export const pssProcesses: ProcessSeed<PssItemSeed>[] = [
  {
    id: 25,
    title: 'Instrutores',
    status: 1,
    unit: 'Macapá',
    cities: ['Macapá', 'Santana'],
    resultIn: 45,
    documents: [
      ['Comunicado de abertura', -5],
      ['Conteúdo programático', -5],
      ['Retificação 01', -1],
    ],
    items: [
      {
        jobTitle: 1,
        window: [-4, 16],
        cities: ['Macapá'],
        prerequisite:
          'Curso técnico ou superior em Gastronomia e seis meses de experiência em cozinha profissional',
        places: [2, 6, 5],
      },
      {
        jobTitle: 2,
        window: [-4, 16],
        prerequisite: 'Superior completo na área de Informática',
        places: [3, 9, 4],
      },
      {
        jobTitle: 3,
        window: [-4, 16],
        cities: ['Santana'],
        prerequisite: 'Superior em Enfermagem e registro ativo no conselho',
        unit: 'Santana',
        documents: ['Carteira do conselho profissional'],
        places: [1, 3, 'all'],
      },
      { jobTitle: 8, window: [6, 24], cities: ['Macapá'], places: [1, 4, 0] },
    ],
  },
  {
    id: 24,
    title: 'Carreta-Escola',
    status: 1,
    unit: 'Carreta-Escola',
    cities: [],
    cityInfo: 'Macapá, com viagens aos municípios',
    resultIn: 38,
    documents: [
      ['Comunicado de abertura', -9],
      ['Anexo I: roteiro de viagens', -9],
    ],
    items: [
      {
        jobTitle: 6,
        window: [-8, 11],
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
    title: 'Equipe Administrativa',
    status: 2,
    unit: 'Macapá',
    cities: ['Macapá'],
    resultIn: 14,
    documents: [
      ['Comunicado de abertura', -50],
      ['Homologação das inscrições', -18],
      ['Resultado da prova', -6],
    ],
    items: [
      { jobTitle: 4, window: [-48, -25], prerequisite: 'Ensino médio completo', places: [2, 8, 9] },
      { jobTitle: 5, window: [-48, -25], places: [1, 4, 'all'] },
    ],
  },
  {
    id: 22,
    title: 'Orientação Pedagógica',
    status: 3,
    unit: 'Macapá',
    cities: ['Macapá', 'Santana'],
    resultIn: -9,
    documents: [
      ['Comunicado de abertura', -95],
      ['Resultado final', -9],
    ],
    items: [{ jobTitle: 7, window: [-92, -70], prerequisite: 'Superior em Pedagogia', places: [2, 4, 6] }],
  },
  {
    id: 21,
    title: 'Oiapoque',
    status: 4,
    unit: 'Oiapoque',
    cities: ['Oiapoque'],
    resultIn: -140,
    documents: [
      ['Comunicado de abertura', -215],
      ['Resultado final', -140],
      ['Convocação', -132],
    ],
    items: [
      {
        jobTitle: 2,
        window: [-212, -190],
        prerequisite: 'Superior completo na área de Informática',
        places: [1, 3, 3],
      },
      { jobTitle: 4, window: [-212, -190], prerequisite: 'Ensino médio completo', places: [1, 3, 4] },
    ],
  },
  ...[20, 19, 18, 17].map(
    (id, index): ProcessSeed<PssItemSeed> => ({
      id,
      title: 'Cadastro de reserva',
      status: 4,
      unit: 'Macapá',
      cities: ['Macapá'],
      resultIn: -300 - index * 45,
      documents: [
        ['Comunicado de abertura', -365 - index * 45],
        ['Resultado final', -300 - index * 45],
      ],
      items: [{ jobTitle: 1 + index, window: [-360 - index * 45, -335 - index * 45], places: [0, 10, 7] }],
    }),
  ),
  {
    id: 26,
    title: 'Biblioteca',
    status: 3,
    unit: 'Santana',
    cities: ['Santana'],
    resultIn: 6,
    documents: [
      ['Comunicado de abertura', -34],
      ['Homologação das inscrições', -5],
    ],
    items: [{ jobTitle: 5, window: [-32, -8], prerequisite: 'Ensino médio completo', places: [1, 4, 'all'] }],
  },
];
