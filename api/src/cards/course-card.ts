import { byStart } from '@portal/shared/catalogue/by-start';
import type { Course, CourseClass } from '@portal/shared/contract/courses';
import { toDateParts, toIsoDay } from '@portal/shared/format/date';
import { priceText } from '@portal/shared/format/price-text';
import { sha256 } from '../http/secrets.ts';

/** What the card of a course, or of a staff selection, shows; nothing else changes its picture. */
export type CourseCard = {
  title: string;
  /** Name of the area (A 2.2); null where the course has none. */
  area: string | null;
  /** As stored; null shows a scene of the area instead. */
  image: string | null;
  /** Of the next class, each 'Em Breve' where it is not known (A 8): its first day, its city, its price. */
  date: string;
  city: string;
  price: string;
  /** What these three are called where they are not a course's. */
  labels?: readonly [date: string, city: string, price: string];
};

const soon = 'Em Breve';
/** Changes with the design of the card: pictures that are kept elsewhere are fetched again. */
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

/** The same for the same card, in every process; a picture that is stored anew goes by a name of its own. */
export const cardVersion = (card: CourseCard): string =>
  sha256(JSON.stringify({ design, ...card })).slice(0, 16);

/** The first class that begins today or later, else one whose first day is not known yet. */
function nextClass(classes: readonly CourseClass[], today: string): CourseClass | undefined {
  return byStart(classes).find(({ dataPeriodoExecucaoInicial }) => {
    const start = toIsoDay(dataPeriodoExecucaoInicial);
    return start === null || start >= today;
  });
}
