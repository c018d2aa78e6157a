import { byStart } from '@portal/contract/catalogue/catalogue-course';
import type { Course, CourseClass } from '@portal/contract/endpoints/courses';
import type { PssProcess } from '@portal/contract/endpoints/processes';
import { toDateParts, toIsoDay } from '@portal/contract/format/date';
import { priceText } from '@portal/contract/format/money';
import { institution } from '@portal/contract/institution';
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

/** Returns the card of a staff selection: name, deadline, places and number of vacancies. */
export function noticeCard(process: PssProcess): CourseCard {
  const ends = process.items_pss.flatMap(({ end_date }) => end_date ?? []).sort();
  const end = toDateParts(ends.at(-1));
  const vacancies = process.items_pss.reduce((total, item) => total + (item.vacancies ?? 0), 0);
  const places = process.city_info ?? process.cities.map(({ city }) => cityName(city.info)).join(', ');
  return {
    title: process.name,
    area: null,
    image: null,
    labels: ['Inscrições até', 'Cidade', 'Vagas'],
    date: end ? `${end.day} ${end.month} ${end.year}` : soon,
    city: places || institution.region,
    price: vacancies > 0 ? String(vacancies) : soon,
  };
}

/** Returns a city without its state. */
export const cityName = (info: string): string => info.replace(/ - [A-Z]{2}$/, '');
