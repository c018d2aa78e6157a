/** Dates to compare a curriculum with, yyyy-mm-dd; missing ones are not compared. */
interface Dates {
  birthdate?: string;
  today?: string;
}

/** Contradictory date of a row, with the reason. */
const contradiction = <Field extends string>(field: Field, text: string) => ({ field, text });

const beforeBirth = 'Esta data é anterior à data de nascimento';

/** Missing dates contradict nothing. */
const isBefore = (one: string | null | undefined, other: string | null | undefined): boolean =>
  Boolean(one && other && one < other);

export const formationContradiction = (
  { date_conclusion }: { date_conclusion: string },
  { birthdate }: Dates,
) => (isBefore(date_conclusion, birthdate) ? contradiction('date_conclusion', beforeBirth) : null);

interface Course {
  /** Index in `courseSituations`, from 1. */
  situation: number;
  date_conclusion: string;
}

export function courseContradiction(
  { situation, date_conclusion: end }: Course,
  { birthdate, today }: Dates,
) {
  const say = (text: string) => contradiction('date_conclusion', text);
  if (isBefore(end, birthdate)) return say(beforeBirth);
  if (situation === 2 && isBefore(today, end))
    return say('Um curso concluído não termina no futuro: confira a data ou a situação');
  if (situation === 1 && isBefore(end, today))
    return say('Um curso em andamento ainda vai terminar: informe a data prevista ou mude a situação');
  return null;
}

interface Experience {
  start_date: string;
  /** Empty for current work. */
  end_date?: string | null | undefined;
}

export function experienceContradiction({ start_date, end_date }: Experience, { birthdate, today }: Dates) {
  if (isBefore(start_date, birthdate)) return contradiction('start_date', beforeBirth);
  if (isBefore(today, start_date))
    return contradiction('start_date', 'A data de início não pode estar no futuro');
  if (isBefore(end_date, start_date))
    return contradiction('end_date', 'A data de saída não pode ser anterior à de início');
  return null;
}
