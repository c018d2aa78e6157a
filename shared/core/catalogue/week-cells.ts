/** The days of a week, in their order: as addresses write them, and as people do. */
export const days = [
  { value: 'seg', label: 'Segunda', short: 'seg' },
  { value: 'ter', label: 'Terça', short: 'ter' },
  { value: 'qua', label: 'Quarta', short: 'qua' },
  { value: 'qui', label: 'Quinta', short: 'qui' },
  { value: 'sex', label: 'Sexta', short: 'sex' },
  { value: 'sab', label: 'Sábado', short: 'sáb' },
  { value: 'dom', label: 'Domingo', short: 'dom' },
] as const;

/** The parts of a day, with the hours at which they begin and end. */
export const dayParts = [
  { value: 'manha', label: 'Manhã', hours: 'até as 12h', when: 'de manhã', from: 0, to: 12 },
  { value: 'tarde', label: 'Tarde', hours: 'das 12h às 18h', when: 'à tarde', from: 12, to: 18 },
  { value: 'noite', label: 'Noite', hours: 'depois das 18h', when: 'à noite', from: 18, to: 24 },
] as const;

/** A part of a day of the week in an address: `seg-noite`. */
export type WeekCell = `${(typeof days)[number]['value']}-${(typeof dayParts)[number]['value']}`;

/** Every part of every day, day by day. */
export const weekCells: readonly WeekCell[] = days.flatMap(({ value: day }) =>
  dayParts.map(({ value: part }) => `${day}-${part}` as const),
);

/** The cells that a text such as `seg-noite.sab-manha` names, in the order of the week; whatever else it holds counts as nothing. */
export function readWeek(text: string): WeekCell[] {
  const named = new Set(text.toLowerCase().split('.'));
  return weekCells.filter((cell) => named.has(cell));
}

export const writeWeek = (cells: readonly WeekCell[]): string => cells.join('.');

/** Cells in words, by the part of the day: "sáb de manhã; seg, ter e qua à noite". */
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
