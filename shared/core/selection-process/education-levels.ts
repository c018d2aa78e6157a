/** The levels of a formation, from 1, as the wizard asks for them (B 3). */
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

/** A person's education level, 1–5, as the PSS sheet numbers it (B 2.7): not as the wizard does. */
export const educationLevelName = (code: number | null): string => sheetLevels[(code ?? 0) - 1] ?? '';

/** The sheet's text for each of `formationLevels`. The sheet has no number for a postgraduate course. */
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
  /** yyyy-mm-dd; in the future where the person still studies. */
  date_conclusion: string | null;
}

/**
 * The highest level that formations had concluded on a day, as the PSS sheet words it (B 2.7); '' where there is none.
 * @param day yyyy-mm-dd
 */
export function concludedLevelName(formations: readonly Formation[], day: string): string {
  const concluded = formations.filter(({ date_conclusion }) => !date_conclusion || date_conclusion <= day);
  const highest = Math.max(0, ...concluded.map(({ education_level_id }) => education_level_id));
  return sheetTextOfLevel[highest - 1] ?? '';
}
