import type { PssProcess } from '@portal/contract/endpoints/processes';
import { toDateParts } from '@portal/contract/format/date';
import { institution } from '@portal/contract/institution';
import type { CourseCard } from './course-card.ts';

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
    date: end ? `${end.day} ${end.month} ${end.year}` : 'Em Breve',
    city: places || institution.region,
    price: vacancies > 0 ? String(vacancies) : 'Em Breve',
  };
}

/** Removes the state for lack of space. */
const cityName = (info: string): string => info.replace(/ - [A-Z]{2}$/, '');
