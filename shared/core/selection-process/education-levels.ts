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
