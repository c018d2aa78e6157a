/** Codes as papers write them. */

const races = ['Parda', 'Branca', 'Preta', 'Amarela', 'Indígena', 'Sem declaração'];

/** The race codes of B 3. */
export const raceName = (race: number | null): string => races[(race ?? 0) - 1] ?? 'Não informada';

const educationLevels = [
  'Fundamental Completo',
  'Superior Completo (Graduação)',
  'Médio Completo',
  'Mestrado',
  'Doutorado',
];

/** The education levels as the sheets number them (B 2.7), which is not how the wizard does. */
export const educationLevelName = (level: number | null): string => educationLevels[(level ?? 0) - 1] ?? '';
