/** Returns the mean of the phases' scores (`note`) with 2 decimals (B 9); null without scores. */
export function averageScore(notes: readonly (number | null)[]): string | null {
  const scores = notes.filter((note): note is number => note !== null);
  if (scores.length === 0) return null;
  const mean = scores.reduce((sum, note) => sum + note, 0) / scores.length;
  return mean.toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
}
