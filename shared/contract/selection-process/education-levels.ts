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

interface Formation {
  education_level_id: number;
  /** yyyy-mm-dd; in the future for current students. */
  date_conclusion: string | null;
}

/**
 * Returns the highest level concluded by a date, as named on the PSS sheet (B 2.7), or ''.
 * @param day yyyy-mm-dd
 */
export function concludedLevelName(formations: readonly Formation[], day: string): string {
  const concluded = formations.filter(({ date_conclusion }) => !date_conclusion || date_conclusion <= day);
  const highest = Math.max(0, ...concluded.map(({ education_level_id }) => education_level_id));
  return sheetTextOfLevel[highest - 1] ?? '';
}
