const races = ['Parda', 'Branca', 'Preta', 'Amarela', 'Indígena', 'Sem declaração'];

/** Race or colour, 1–6, as printed on sheets (B 3). */
export const raceName = (code: number | null): string => races[(code ?? 0) - 1] ?? 'Não informada';
