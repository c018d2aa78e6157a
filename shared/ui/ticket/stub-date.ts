const shortMonths = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const months = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
];

/** A calendar day in the pieces that a ticket prints. */
export interface StubDate {
  day: string;
  month: string;
  year: string;
  /** The whole date in words. */
  spoken: string;
}

/**
 * Takes a calendar day apart. No clock and no time zone are involved: a day stays the day it is.
 * @param iso yyyy-mm-dd, with or without a time after it
 * @returns null for anything else
 */
export function stubDate(iso: string | null | undefined): StubDate | null {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})/.exec(iso ?? '') ?? [];
  const short = shortMonths[Number(month) - 1];
  const long = months[Number(month) - 1];
  if (!year || !day || !short || !long || Number(day) < 1 || Number(day) > 31) return null;
  return { day, month: short, year, spoken: `${Number(day)} de ${long} de ${year}` };
}
