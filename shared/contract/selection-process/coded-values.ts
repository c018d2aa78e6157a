import type { Curriculum } from '../endpoints/curriculum.ts';

/** Levels of education in the wizard, from 1 (B 3). */
export const formationLevels = [
  'Ensino Fundamental',
  'Ensino Médio',
  'Graduação',
  'Pós-graduação',
  'Mestrado',
  'Doutorado',
] as const;

const sheetLevels = [
  'Fundamental Completo',
  'Superior Completo (Graduação)',
  'Médio Completo',
  'Mestrado',
  'Doutorado',
];

/** Returns the name of an education level, 1–5, as numbered by the PSS sheet (B 2.7), which differs from the wizard. */
export const educationLevelName = (code: number | null): string => sheetLevels[(code ?? 0) - 1] ?? '';

/** Text on the sheet for each of `formationLevels`. The sheet has no number for a postgraduate course. */
const sheetTextOfLevel = [
  sheetLevels[0],
  sheetLevels[2],
  sheetLevels[1],
  'Pós-graduação',
  sheetLevels[3],
  sheetLevels[4],
];

type Formation = Pick<Curriculum['educationalFormations'][number], 'education_level_id' | 'date_conclusion'>;

/** Returns the highest level concluded by a date (yyyy-mm-dd), as named on the PSS sheet (B 2.7), or ''. */
export function concludedLevelName(formations: readonly Formation[], day: string): string {
  const concluded = formations.filter(({ date_conclusion }) => !date_conclusion || date_conclusion <= day);
  const highest = Math.max(0, ...concluded.map(({ education_level_id }) => education_level_id));
  return sheetTextOfLevel[highest - 1] ?? '';
}

/** Schooling that a free course may require, from the lowest; the values are those of `min_schooling`. */
export const schoolingLevels = [
  { value: 'fundamental-incompleto', label: 'Ensino fundamental incompleto' },
  { value: 'fundamental', label: 'Ensino fundamental completo' },
  { value: 'medio-incompleto', label: 'Cursando o ensino médio' },
  { value: 'medio', label: 'Ensino médio completo' },
] as const;

export type SchoolingLevel = (typeof schoolingLevels)[number]['value'];

/** State of a complementary course, from 1 (B 3). */
export const courseSituations = ['Andamento', 'Concluído'] as const;

const races = ['Parda', 'Branca', 'Preta', 'Amarela', 'Indígena', 'Sem declaração'];

/** Race or colour, 1–6, as printed on sheets (B 3). */
export const raceName = (code: number | null): string => races[(code ?? 0) - 1] ?? 'Não informada';
