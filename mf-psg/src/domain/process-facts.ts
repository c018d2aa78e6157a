import type { Fact, Offer } from '@portal/runtime/selection-process/process-kind-config';
import { registrationWindow } from '@portal/runtime/selection-process/registration-window';
import type { PsgProcess } from '@portal/shared/contract/selection-processes';
import { formatDate, instantOf } from '@portal/shared/format/date';
import { isOpenProcess } from '@portal/shared/selection-process/statuses';
import { coursesOf } from './psg.ts';

/** What a row of the list says of a process: until when, what, and how many can still apply. None without its courses. */
export function processFacts(process: PsgProcess): readonly Fact[] {
  const courses = coursesOf(process);
  return [
    ['Inscrições até', formatDate(lastDay(courses))],
    ['Vagas', vacancies(process)],
    ['Inscrições disponíveis', sum(courses.map(({ open_vacancies }) => open_vacancies))],
    ['Cursos', courses.map(({ name }) => name).join(', ')],
  ];
}

/** A process in which one can apply now, and what for. */
export interface OpenNotice {
  id: number;
  name: string;
  courses: readonly Offer[];
  /** The last day on which one can apply for one of them, as it is written; null where nobody says. */
  until: string | null;
}

/**
 * The open processes with courses for which one can apply now, and which are not full.
 * @param now milliseconds since 1970
 */
export function openNotices(processes: readonly PsgProcess[], now: number): OpenNotice[] {
  return processes
    .filter(({ status }) => isOpenProcess(status))
    .map((process) => ({ process, courses: coursesOf(process).filter((course) => isOpen(course, now)) }))
    .filter(({ courses }) => courses.length > 0)
    .map(({ process: { id, name }, courses }) => ({ id, name, courses, until: lastDay(courses) }));
}

const isOpen = (course: Offer, now: number): boolean =>
  registrationWindow(course, now).kind === 'open' && course.open_vacancies !== 0;

const lastDay = (courses: readonly Offer[]): string | null =>
  courses
    .map(({ end_date }) => end_date)
    .toSorted((one, other) => (instantOf(other, 'end') ?? 0) - (instantOf(one, 'end') ?? 0))[0] ?? null;

function vacancies({ items }: PsgProcess): string | null {
  const shown = items.filter(({ status }) => status === null || status === 1);
  const immediate = sum(shown.map((item) => item.vacancies));
  const reserve = sum(shown.map(({ wait }) => wait));
  if (immediate === null) return null;
  return reserve ? `${immediate} e ${reserve} de reserva` : String(immediate);
}

/** Null where nothing is known. */
function sum(numbers: readonly (number | null)[]): number | null {
  const known = numbers.filter((number) => number !== null);
  return known.length > 0 ? known.reduce((total, number) => total + number, 0) : null;
}
