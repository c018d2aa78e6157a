import { byStart } from '@portal/contract/catalogue/by-start';
import type { Course, CourseClass } from '@portal/contract/endpoints/courses';
import { toDateParts, toIsoDay } from '@portal/contract/format/date';
import { priceText } from '@portal/contract/format/money';
import { sha256 } from '../http/secrets.ts';

/** Content of the card of a course or a staff selection. The picture depends on nothing else. */
export type CourseCard = {
  title: string;
  /** Name of the area (A 2.2), if any. */
  area: string | null;
  /** Stored picture; null falls back to a scene of the area. */
  image: string | null;
  /** Facts of the next class, each 'Em Breve' if unknown (A 8): first day, city, price. */
  date: string;
  city: string;
  price: string;
  /** Labels of these facts, if they are not those of a course. */
  labels?: readonly [date: string, city: string, price: string];
};

const soon = 'Em Breve';
/** Version of the design; a change makes caches fetch the pictures again. */
const design = 1;

/** @param today yyyy-mm-dd, where the institution is */
export function courseCard(course: Course, today: string): CourseCard {
  const next = nextClass(course.classes, today);
  const start = toDateParts(next?.dataPeriodoExecucaoInicial);
  return {
    title: course.title,
    area: course.segment,
    image: course.image,
    date: start ? `${start.day} ${start.month} ${start.year}` : soon,
    city: next?.localidade ?? next?.nomeUnidadeOperativa ?? soon,
    price: priceText(next?.preco, course.modality_id),
  };
}

/** Returns a hash of the card, identical in all processes. A replaced picture has another name. */
export const cardVersion = (card: CourseCard): string =>
  sha256(JSON.stringify({ design, ...card })).slice(0, 16);

/** Returns the first class that begins today or later, or else one without a first day. */
function nextClass(classes: readonly CourseClass[], today: string): CourseClass | undefined {
  return byStart(classes).find(({ dataPeriodoExecucaoInicial }) => {
    const start = toIsoDay(dataPeriodoExecucaoInicial);
    return start === null || start >= today;
  });
}
