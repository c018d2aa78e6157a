import type { SchoolingLevel } from '@portal/contract/selection-process/coded-values';
import type { OfferSeed, ProcessSeed } from './process-seed.ts';
import type { TimetableName } from './timetables.ts';
import { units } from './units.ts';

export interface PsgItemSeed extends OfferSeed {
  course: string;
  description: string;
  /** Minimum number of days from today to the start; the end follows from workload and timetable. */
  startsIn: number;
  timetable: TimetableName;
  place: string;
  /** City, if it is not that of the unit. */
  city?: string;
  /** How registrations are made, if not online. */
  type?: 'Presencial';
  minAge?: number;
  minSchooling?: SchoolingLevel;
}

export interface PsgProcessSeed extends ProcessSeed<PsgItemSeed> {
  info: string;
  externalUrl?: string;
}

const current = [-6, 19] as const;
const upcoming = [9, 30] as const;
const ended = [-40, -12] as const;
const past = [-160, -130] as const;
const fundamental = {
  prerequisite: 'Idade mínima de 16 anos e ensino fundamental completo',
  minAge: 16,
  minSchooling: 'fundamental',
} as const;
const adult = {
  prerequisite: 'Idade mínima de 18 anos e ensino fundamental completo',
  minAge: 18,
  minSchooling: 'fundamental',
} as const;
const inSchool = { prerequisite: 'Cursando o ensino médio', minSchooling: 'medio-incompleto' } as const;

/** Free-course processes (A 2.8): 1 and 2 open, 3 and 4 closed. */
export const psgProcesses: PsgProcessSeed[] = [
  {
    id: 50,
    title: 'Macapá e Santana',
    info: 'Cursos de qualificação profissional no turno da noite',
    status: 1,
    unit: 'Macapá',
    cities: ['Macapá', 'Santana'],
    resultIn: 36,
    documents: [
      ['Edital de abertura', -8],
      ['Anexo I: quadro de vagas', -8],
      ['Retificação 01: horários', -3],
      ['Minuta do resultado', 0, 'R'],
    ],
    items: [
      {
        window: current,
        course: 'Assistente Administrativo',
        description: 'Rotinas de escritório, documentos e atendimento.',
        startsIn: 40,
        timetable: 'evening',
        place: 'Unidade Macapá, sala 12',
        ...fundamental,
        places: [25, 10, 17],
      },
      {
        window: current,
        course: 'Operador de Caixa',
        description: 'Abertura, operação e fechamento de caixa.',
        startsIn: 42,
        timetable: 'night',
        place: 'Unidade Santana, sala 3',
        unit: 'Santana',
        ...fundamental,
        places: [20, 10, 'all'],
      },
      {
        window: current,
        course: 'Cozinheiro',
        description: 'Cozinha profissional com ingredientes amazônicos.',
        startsIn: 50,
        timetable: 'evening',
        place: 'Terraço',
        unit: 'Terraço',
        ...adult,
        places: [16, 8, 9],
        type: 'Presencial',
      },
      {
        window: upcoming,
        course: 'Programador Web',
        description: 'Do primeiro HTML a um site publicado.',
        startsIn: 62,
        timetable: 'night',
        place: 'Unidade Macapá, laboratório 2',
        ...inSchool,
        places: [24, 12, 0],
      },
      {
        window: [-20, -1],
        course: 'Informática Básica para o Trabalho',
        description: 'Computador, texto, planilha e segurança.',
        startsIn: 44,
        timetable: 'evening',
        place: 'Unidade Macapá, laboratório 1',
        places: [20, 10, 21],
      },
      {
        window: current,
        course: 'Turma em preparação',
        description: 'Ainda não publicada.',
        startsIn: 80,
        timetable: 'evening',
        place: 'A definir',
        places: [20, 5, 0],
        hidden: true,
      },
    ],
  },
  {
    id: 49,
    title: 'Carreta-Escola',
    info: 'Cursos de saúde e bem-estar sobre rodas',
    status: 1,
    unit: 'Carreta-Escola',
    cities: ['Laranjal do Jari', 'Vitória do Jari'],
    resultIn: 36,
    documents: [
      ['Edital de abertura', -11],
      ['Cronograma da Carreta-Escola', -5],
    ],
    items: [
      {
        window: current,
        course: 'Cuidador de Idoso',
        description: 'Cuidado diário com segurança e respeito.',
        startsIn: 44,
        timetable: 'morning',
        place: 'Praça Central',
        ...adult,
        places: [20, 10, 12],
      },
      {
        window: current,
        course: 'Barbeiro',
        description: 'Corte, barba e biossegurança.',
        startsIn: 44,
        timetable: 'afternoon',
        place: 'Praça Central',
        places: [15, 5, 6],
        type: 'Presencial',
      },
      {
        window: upcoming,
        course: 'Manicure e Pedicure',
        description: 'Unhas saudáveis e negócio próprio.',
        startsIn: 55,
        timetable: 'afternoon',
        place: 'Escola municipal',
        address: 'Rua da Beira-Rio, 88, Centro, Vitória do Jari - AP, 68924-000',
        city: 'Vitória do Jari',
        ...fundamental,
        places: [15, 5, 0],
      },
    ],
  },
  {
    id: 48,
    title: 'Norte do Estado',
    info: 'Turmas no Oiapoque, Calçoene e Amapá',
    status: 2,
    unit: 'Oiapoque',
    cities: ['Oiapoque', 'Calçoene', 'Amapá'],
    resultIn: 12,
    documents: [
      ['Edital de abertura', -44],
      ['Homologação das inscrições', -4],
    ],
    items: [
      {
        window: ended,
        course: 'Costureiro',
        description: 'Máquinas, montagem e ajustes.',
        startsIn: 20,
        timetable: 'afternoon',
        place: 'Centro comunitário',
        address: 'Rua do Mercado, 12, Centro, Calçoene - AP, 68960-000',
        city: 'Calçoene',
        places: [16, 8, 20],
      },
      {
        window: [-10, 4],
        course: 'Beneficiamento de Açaí',
        description: 'Boas práticas do fruto ao copo.',
        startsIn: 18,
        timetable: 'morning',
        place: 'Cooperativa local',
        address: 'Travessa do Açaizal, 5, Centro, Amapá - AP, 68950-000',
        city: 'Amapá',
        places: [20, 10, 26],
        type: 'Presencial',
      },
    ],
  },
  {
    id: 47,
    title: 'Inscrição externa',
    info: 'Parceria com a rede nacional de educação a distância',
    status: 1,
    unit: 'Educação a Distância',
    cities: [],
    cityInfo: 'Todo o Amapá (a distância)',
    resultIn: 35,
    externalUrl: 'https://inscricao.senac-amapa.example/psg/47',
    documents: [
      ['Edital nacional', -20],
      ['Perguntas frequentes sobre a inscrição', -18],
    ],
    items: [
      {
        window: current,
        course: 'Recepcionista em Serviços de Saúde',
        description: 'Acolhimento e organização, a distância.',
        startsIn: 48,
        timetable: 'night',
        place: 'A distância, com apoio da unidade Educação a Distância',
        ...inSchool,
        places: [60, 30, 22],
      },
    ],
  },
  {
    id: 51,
    title: 'Moda e Beleza',
    info: 'Qualificação em moda, beleza e artesanato',
    status: 2,
    unit: 'Macapá',
    cities: [],
    cityInfo: 'Macapá',
    resultIn: 30,
    documents: [
      ['Edital de abertura', -2],
      ['Anexo I: quadro de vagas', -2],
    ],
    items: [
      {
        window: current,
        course: 'Saias de Marabaixo: Costura e Memória',
        description: 'Costura, história e roda.',
        startsIn: 45,
        timetable: 'afternoon',
        place: 'Centro de cultura do Laguinho',
        address: 'Rua do Marabaixo, 140, Laguinho, Macapá - AP, 68908-000',
        places: [20, 10, 15],
      },
      {
        window: current,
        course: 'Ecojoias: Sementes e Fibras',
        description: 'Da coleta responsável à feira.',
        startsIn: 52,
        timetable: 'saturday',
        place: 'Unidade Macapá, ateliê',
        places: [18, 9, 4],
      },
    ],
  },
  {
    id: 46,
    title: 'Curta Duração',
    info: 'Confeitaria e Libras em turmas compactas',
    status: 3,
    unit: 'Macapá',
    cities: ['Macapá', 'Mazagão'],
    resultIn: -5,
    documents: [
      ['Edital de abertura', -62],
      ['Resultado preliminar', -14],
      ['Resultado final', -5],
    ],
    items: [
      {
        window: ended,
        course: 'Confeiteiro',
        description: 'Da massa ao acabamento.',
        startsIn: 6,
        timetable: 'morning',
        place: 'Unidade Macapá, cozinha 1',
        ...fundamental,
        places: [16, 8, 'all'],
      },
      {
        window: ended,
        course: 'Libras Básico',
        description: 'Primeiras conversas em Libras.',
        startsIn: 8,
        timetable: 'night',
        place: 'Escola estadual',
        address: 'Avenida da Intendência, 60, Centro, Mazagão - AP, 68940-000',
        city: 'Mazagão',
        places: [25, 10, 24],
      },
    ],
  },
  {
    id: 45,
    title: 'Gastronomia',
    info: 'Cozinha e salão',
    status: 4,
    unit: 'Terraço',
    cities: ['Macapá'],
    resultIn: -110,
    documents: [
      ['Edital de abertura', -175],
      ['Resultado final', -110],
      ['Convocação da lista de reserva', -98],
    ],
    items: [
      {
        window: past,
        course: 'Garçom',
        description: 'Serviço de salão.',
        startsIn: -95,
        timetable: 'afternoon',
        place: 'Terraço',
        ...adult,
        places: [20, 10, 'all'],
        type: 'Presencial',
      },
      {
        window: past,
        course: 'Cozinheiro',
        description: 'Cozinha profissional.',
        startsIn: -95,
        timetable: 'morning',
        place: 'Terraço',
        ...adult,
        places: [16, 8, 22],
      },
    ],
  },
  ...(['Porto Grande', 'Tartarugalzinho', 'Pedra Branca do Amapari'] as const).map(
    (city, index): PsgProcessSeed => ({
      id: 44 - index,
      title: city,
      info: `Qualificação profissional em ${city}`,
      status: 4,
      unit: 'Carreta-Escola',
      cities: [city],
      resultIn: -190 - index * 60,
      documents: [
        ['Edital de abertura', -250 - index * 60],
        ['Resultado final', -190 - index * 60],
      ],
      items: [
        {
          window: [-245 - index * 60, -215 - index * 60],
          course: 'Salgadeiro',
          description: 'Massas, recheios e encomendas.',
          startsIn: -170 - index * 60,
          timetable: 'morning',
          place: 'Escola municipal',
          address: `Avenida Principal, 20, Centro, ${city} - AP`,
          city,
          places: [20, 10, 18],
          type: 'Presencial',
        },
      ],
    }),
  ),
];

/** Returns the city of a course. */
export const cityOf = (process: PsgProcessSeed, { city, unit = process.unit }: PsgItemSeed): string =>
  city ?? units.find(({ name }) => name === unit)?.city ?? '';

const openItems = psgProcesses
  .filter(({ status }) => status <= 2)
  .flatMap((process) =>
    process.items.map((item) => ({
      ...item,
      city: cityOf(process, item),
      isRemote: process.cityInfo?.includes('distância'),
    })),
  )
  .filter(
    ({ window: [opensIn, closesIn], places: [, , taken], hidden }) =>
      opensIn < 0 && closesIn > 0 && taken !== 'all' && !hidden,
  );

/** Vacancies and cities of the free courses with open registrations, for texts that mention them. */
export const psgTotals = {
  vacancies: openItems.reduce((sum, { places: [vacancies] }) => sum + vacancies, 0),
  cities: [...new Set(openItems.flatMap(({ city, isRemote }) => (isRemote ? [] : city)))].sort(),
};
