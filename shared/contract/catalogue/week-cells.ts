/** Days of a week in order, as in URLs and in text. */
export const days = [
  { value: 'seg', label: 'Segunda', short: 'seg' },
  { value: 'ter', label: 'Terça', short: 'ter' },
  { value: 'qua', label: 'Quarta', short: 'qua' },
  { value: 'qui', label: 'Quinta', short: 'qui' },
  { value: 'sex', label: 'Sexta', short: 'sex' },
  { value: 'sab', label: 'Sábado', short: 'sáb' },
  { value: 'dom', label: 'Domingo', short: 'dom' },
] as const;

/** Parts of a day with their first and last hour. */
export const dayParts = [
  { value: 'manha', label: 'Manhã', hours: 'até as 12h', when: 'de manhã', from: 0, to: 12 },
  { value: 'tarde', label: 'Tarde', hours: 'das 12h às 18h', when: 'à tarde', from: 12, to: 18 },
  { value: 'noite', label: 'Noite', hours: 'depois das 18h', when: 'à noite', from: 18, to: 24 },
] as const;

/** Part of a day of the week in a URL: `seg-noite`. */
export type WeekCell = `${(typeof days)[number]['value']}-${(typeof dayParts)[number]['value']}`;

export const weekCells: readonly WeekCell[] = days.flatMap(({ value: day }) =>
  dayParts.map(({ value: part }) => `${day}-${part}` as const),
);

/** Parses cells such as `seg-noite.sab-manha` in the order of the week; anything else is ignored. */
export function readWeek(text: string): WeekCell[] {
  const named = new Set(text.toLowerCase().split('.'));
  return weekCells.filter((cell) => named.has(cell));
}

export const writeWeek = (cells: readonly WeekCell[]): string => cells.join('.');

/** Formats cells by part of the day: "sáb de manhã; seg, ter e qua à noite". */
export function weekText(cells: readonly WeekCell[]): string {
  const list = new Intl.ListFormat('pt-BR');
  return dayParts
    .map(({ value: part, when }) => {
      const free = days.filter(({ value: day }) => cells.includes(`${day}-${part}`));
      if (free.length === 0) return '';
      const named =
        free.length === days.length ? 'todos os dias' : list.format(free.map(({ short }) => short));
      return `${named} ${when}`;
    })
    .filter(Boolean)
    .join('; ');
}
