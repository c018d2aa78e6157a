const races: Record<number, string> = {
  1: 'Parda',
  2: 'Branca',
  3: 'Preta',
  4: 'Amarela',
  5: 'Indígena',
  6: 'Sem declaração',
};

/** Race or colour, as the sheets print it (B 3). */
export const raceName = (code: number | null): string => races[code ?? 0] ?? 'Não informada';

const levels: Record<number, string> = {
  1: 'Fundamental Completo',
  2: 'Superior Completo (Graduação)',
  3: 'Médio Completo',
  4: 'Mestrado',
  5: 'Doutorado',
};

/** Education level on the PSS sheet (B 2.7), whose table differs from the wizard's. */
export const educationLevelName = (code: number | null): string => levels[code ?? 0] ?? '';
