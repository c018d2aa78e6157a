import type { Programme } from '../../src/db/schema/selection.ts';

/** Registration of a demonstration candidate. `offer` names the course, or the job title by its id. */
type RegistrationSeed = {
  programme: Programme;
  candidate: number;
  process: number;
  offer: string | number;
  position: number;
  /** Code of `registrationStatusName`. */
  status: 1 | 2 | 3 | 4;
  /** Follow the phases of the job title; a missing note is not scored yet. */
  notes?: (number | null)[];
};

const psg = { programme: 'psg' } as const;
const pss = { programme: 'pss' } as const;

export const registrations: RegistrationSeed[] = [
  { ...psg, candidate: 1, process: 50, offer: 'Assistente Administrativo', position: 4, status: 1 },
  { ...psg, candidate: 1, process: 46, offer: 'Confeiteiro', position: 2, status: 2 },
  { ...psg, candidate: 1, process: 45, offer: 'Garçom', position: 23, status: 3 },
  { ...psg, candidate: 1, process: 44, offer: 'Salgadeiro', position: 9, status: 4 },
  { ...psg, candidate: 2, process: 49, offer: 'Barbeiro', position: 3, status: 1 },
  { ...psg, candidate: 2, process: 46, offer: 'Libras Básico', position: 11, status: 2 },
  { ...psg, candidate: 3, process: 48, offer: 'Costureiro', position: 18, status: 3 },
  { ...psg, candidate: 3, process: 45, offer: 'Cozinheiro', position: 19, status: 2 },
  { ...pss, candidate: 1, process: 23, offer: 4, position: 5, status: 1, notes: [8.5, 7.75, null] },
  { ...pss, candidate: 1, process: 22, offer: 7, position: 1, status: 2, notes: [9, 8.25, 9.5] },
  { ...pss, candidate: 2, process: 25, offer: 2, position: 2, status: 1 },
  { ...pss, candidate: 2, process: 21, offer: 2, position: 2, status: 3, notes: [7, 6.8, 8, 7.5] },
  { ...pss, candidate: 2, process: 20, offer: 1, position: 6, status: 4, notes: [6, 5.5, null, null] },
  { ...pss, candidate: 3, process: 25, offer: 1, position: 1, status: 1 },
];

/** Curriculum of all applications; dates are days from the day of seeding. */
export const curriculum = {
  formations: [
    {
      education_level_id: 2,
      name: 'Escola Estadual do Trapiche',
      course: 'Ensino Médio',
      concludedIn: -4200,
    },
    {
      education_level_id: 3,
      name: 'Faculdade do Meio do Mundo',
      course: 'Tecnologia em Gestão',
      concludedIn: -1900,
    },
  ],
  courses: [
    {
      course: 'Excel: do Controle de Caixa ao Painel',
      name: 'Senac Amapá',
      workload: 40,
      situation: 2,
      concludedIn: -600,
      observation: 'Turma noturna',
    },
    {
      course: 'Libras Básico',
      name: 'Senac Amapá',
      workload: 60,
      situation: 1,
      concludedIn: 60,
      observation: null,
    },
  ],
  experiences: [
    {
      name: 'Armazém Beira-Rio',
      job_title_name: 'Auxiliar administrativo',
      startedIn: -1700,
      endedIn: -800,
      observation: 'Atendimento, controle de estoque e emissão de notas.',
    },
    {
      name: 'Escola Comunitária do Igarapé',
      job_title_name: 'Secretária escolar',
      startedIn: -700,
      endedIn: null,
      observation: 'Matrículas, histórico escolar e atendimento às famílias.',
    },
  ],
};
