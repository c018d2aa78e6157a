import type { SearchResult } from '@portal/contract/endpoints/search';
import { aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { expect, it } from 'vitest';
import { psgNotices } from '../pages/course-details/course-details.queries.ts';

type Offer = SearchResult['psgCoursesSelectionProcess'][number];

const processes = [1, 2, 3, 0, 1].map((status, id) => aPsgProcess({ id, status, name: `Edital ${id}` }));
const offer = (selection_process_id: number, course_name: string) =>
  ({ selection_process_id, course_name }) as Offer;

it('names the open notices that offer the course itself, each once', () => {
  const offers = [
    offer(0, 'BARBEIRO'),
    ...[0, 1, 2, 3, 99].map((id) => offer(id, 'Barbeiro')),
    offer(4, 'Barbeiro e Cabeleireiro'),
  ];
  expect(psgNotices('Barbeiro', offers, processes)).toEqual([
    { id: 0, name: 'Edital 0' },
    { id: 1, name: 'Edital 1' },
  ]);
  expect(psgNotices('Garçom', offers, processes)).toEqual([]);
});
