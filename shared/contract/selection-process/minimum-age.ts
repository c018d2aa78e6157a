import * as z from 'zod/mini';
import { formatDate, toIsoDay } from '../format/date.ts';

/** Age requirement of an offer; null if the server has none. */
export interface AgeRequirement {
  min_age: number | null;
  /** First day of the course. */
  course_start_date: string | null;
}

export const ADULT_AGE = 18;

/** Explains why a person is too young for an offer; null if they are not. Dates are yyyy-mm-dd. */
export function ageRefusal(requirement: AgeRequirement, birthdate: string, today: string): string | null {
  const { min_age: minimum, course_start_date: start } = requirement;
  const day = toIsoDay(start) ?? today;
  if (minimum === null || ageOn(birthdate, day) >= minimum) return null;
  const when = start === null ? '' : ` no início das aulas, em ${formatDate(start)}`;
  return `Este curso é para quem tem pelo menos ${formatAge(minimum)}${when}. Confira a data de nascimento.`;
}

/** Rule for birth dates (yyyy-mm-dd) that rejects people too young for an offer. */
export const isOldEnough = (requirement: AgeRequirement, today: string) =>
  z.refine<string>((birthdate) => ageRefusal(requirement, birthdate, today) === null, {
    error: ({ input }) => ageRefusal(requirement, String(input), today),
  });

/** Returns full years from a birth date to a date, both yyyy-mm-dd; 29 February counts as 1 March. */
export const ageOn = (birthdate: string, day: string): number =>
  Number(day.slice(0, 4)) - Number(birthdate.slice(0, 4)) - (day.slice(5) < birthdate.slice(5) ? 1 : 0);

/** Formats an age: "menos de 1 ano", "1 ano", "16 anos". */
export const formatAge = (years: number): string =>
  years < 1 ? 'menos de 1 ano' : years === 1 ? '1 ano' : `${years} anos`;
