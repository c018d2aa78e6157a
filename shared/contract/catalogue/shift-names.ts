/** Times of the day at which classes take place, in order, with their names. */
export const shifts = [
  { value: 'manha', label: 'Manhã' },
  { value: 'tarde', label: 'Tarde' },
  { value: 'noite', label: 'Noite' },
  { value: 'integral', label: 'Integral' },
  { value: 'fim-de-semana', label: 'Fim de semana' },
] as const;

/** Formats shifts in the order of the day: "Noite", "Fim de semana". Unknown values are left out. */
export const shiftNames = (values: readonly string[]): string[] =>
  shifts.flatMap(({ value, label }) => (values.includes(value) ? label : []));
