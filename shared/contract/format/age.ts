/**
 * Returns full years from a birth date to a date, both yyyy-mm-dd; for births on 29 February they increase on
 * 1 March.
 */
export const ageOn = (birthdate: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4)) - (day.slice(5) < birthdate.slice(5) ? 1 : 0);

/** Formats an age: "menos de 1 ano", "1 ano", "16 anos". */
export const formatAge = (years: number): string =>
  years < 1 ? 'menos de 1 ano' : years === 1 ? '1 ano' : `${years} anos`;
