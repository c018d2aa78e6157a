/** Formats a percentage: 12,5%. */
export const percentageText = (percentage: number): string =>
  `${Number(percentage.toFixed(2))}%`.replace('.', ',');
