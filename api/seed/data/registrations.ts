/** Status of a demonstration candidate's registration: a code of `registrationStatusName`. */
type RegistrationStatus = 1 | 2 | 3 | 4;

/** `course` names an item of the process. */
export const psgRegistrations: {
  candidate: number;
  process: number;
  course: string;
  position: number;
  status: RegistrationStatus;
}[] = [
  { candidate: 1, process: 50, course: 'Assistente Administrativo', position: 4, status: 1 },
  { candidate: 1, process: 46, course: 'Confeiteiro', position: 2, status: 2 },
  { candidate: 1, process: 45, course: 'Garçom', position: 23, status: 3 },
  { candidate: 1, process: 44, course: 'Salgadeiro', position: 9, status: 4 },
  { candidate: 2, process: 49, course: 'Barbeiro', position: 3, status: 1 },
  { candidate: 2, process: 46, course: 'Libras Básico', position: 11, status: 2 },
  { candidate: 3, process: 48, course: 'Costureiro', position: 18, status: 3 },
  { candidate: 3, process: 45, course: 'Cozinheiro', position: 19, status: 2 },
];

/** `notes` follow the phases of the job title; a missing note is not scored yet. */
export const pssRegistrations: {
  candidate: number;
  process: number;
  jobTitle: number;
  position: number;
  status: RegistrationStatus;
  notes: (number | null)[];
}[] = [
  { candidate: 1, process: 23, jobTitle: 4, position: 5, status: 1, notes: [8.5, 7.75, null] },
  { candidate: 1, process: 22, jobTitle: 7, position: 1, status: 2, notes: [9, 8.25, 9.5] },
  { candidate: 2, process: 25, jobTitle: 2, position: 2, status: 1, notes: [] },
  { candidate: 2, process: 21, jobTitle: 2, position: 2, status: 3, notes: [7, 6.8, 8, 7.5] },
  { candidate: 2, process: 20, jobTitle: 1, position: 6, status: 4, notes: [6, 5.5, null, null] },
  { candidate: 3, process: 25, jobTitle: 1, position: 1, status: 1, notes: [] },
];

/** Curriculum of all applications; dates are days from the day of seeding. */
export const curriculum = {
  formations: [
    { level: 2, institution: 'Escola Estadual do Trapiche', course: 'Ensino Médio', concludedIn: -4200 },
    {
      level: 3,
      institution: 'Faculdade do Meio do Mundo',
      course: 'Tecnologia em Gestão',
      concludedIn: -1900,
    },
  ],
  courses: [
    {
      course: 'Excel: do Controle de Caixa ao Painel',
      institution: 'Senac Amapá',
      workload: 40,
      situation: 2,
      concludedIn: -600,
      observation: 'Turma noturna',
    },
    {
      course: 'Libras Básico',
      institution: 'Senac Amapá',
      workload: 60,
      situation: 1,
      concludedIn: 60,
      observation: null,
    },
  ],
  experiences: [
    {
      company: 'Armazém Beira-Rio',
      jobTitle: 'Auxiliar administrativo',
      startedIn: -1700,
      endedIn: -800,
      activities: 'Atendimento, controle de estoque e emissão de notas.',
    },
    {
      company: 'Escola Comunitária do Igarapé',
      jobTitle: 'Secretária escolar',
      startedIn: -700,
      endedIn: null,
      activities: 'Matrículas, histórico escolar e atendimento às famílias.',
    },
  ],
};
