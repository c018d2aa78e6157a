/** Contradictory date of a row, with the reason. */
export interface Contradiction<Row> {
  field: keyof Row & string;
  text: string;
}

/** Dates to compare a curriculum with, yyyy-mm-dd; missing ones are not compared. */
export interface CurriculumDates {
  birthdate?: string;
  today?: string;
}

/** Missing dates contradict nothing. */
const isBefore = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one && other && one < other);

const beforeBirthError = 'Esta data é anterior à data de nascimento';

interface Formation {
  date_conclusion: string;
}

export const formationContradiction = (
  { date_conclusion }: Formation,
  { birthdate }: CurriculumDates,
): Contradiction<Formation> | null =>
  isBefore(date_conclusion, birthdate) ? { field: 'date_conclusion', text: beforeBirthError } : null;

interface Course {
  /** Index in `courseSituations`, from 1. */
  situation: number;
  date_conclusion: string;
}

export function courseContradiction(
  { situation, date_conclusion }: Course,
  { birthdate, today }: CurriculumDates,
): Contradiction<Course> | null {
  if (isBefore(date_conclusion, birthdate)) return { field: 'date_conclusion', text: beforeBirthError };
  if (situation === 2 && isBefore(today, date_conclusion)) {
    return {
      field: 'date_conclusion',
      text: 'Um curso concluído não termina no futuro: confira a data ou a situação',
    };
  }
  if (situation === 1 && isBefore(date_conclusion, today)) {
    return {
      field: 'date_conclusion',
      text: 'Um curso em andamento ainda vai terminar: informe a data prevista ou mude a situação',
    };
  }
  return null;
}

interface Experience {
  start_date: string;
  /** Empty for current work. */
  end_date?: string | null | undefined;
}

export function experienceContradiction(
  { start_date, end_date }: Experience,
  { birthdate, today }: CurriculumDates,
): Contradiction<Experience> | null {
  if (isBefore(start_date, birthdate)) return { field: 'start_date', text: beforeBirthError };
  if (isBefore(today, start_date)) {
    return { field: 'start_date', text: 'A data de início não pode estar no futuro' };
  }
  if (isBefore(end_date, start_date)) {
    return { field: 'end_date', text: 'A data de saída não pode ser anterior à de início' };
  }
  return null;
}
