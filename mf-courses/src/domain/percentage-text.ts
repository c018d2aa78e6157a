/** A percentage as it is read in Portuguese: 12,5%. */
export const percentageText = (percentage: number): string =>
  `${percentage.toLocaleString('pt-BR', { maximumFractionDigits: 2 })}%`;
