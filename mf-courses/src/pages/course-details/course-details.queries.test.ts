import type { SearchResult } from '@portal/contract/endpoints/search';
import { aCatalogueCourse } from '@portal/tooling/testing/builders/course';
import { aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { expect, it } from 'vitest';
import { psgNotices, relatedCourses } from './course-details.queries.ts';

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

const course = (id: number, axis: string | null, segment: string | null) =>
  aCatalogueCourse({ id, axis, segment });

it('lists the axis first, then the segment, each course once, never the course itself', () => {
  const found = [
    course(1, 'Saúde', 'A'),
    course(2, 'Outro', 'A'),
    course(3, 'saude', 'B'),
    course(4, 'Outro', 'B'),
    course(2, 'Outro', 'A'),
  ];
  expect(relatedCourses(found, { id: 1, axis: 'Saúde', segment: 'A' }).map(({ id }) => id)).toEqual([3, 2]);
});

it('is empty for a course of no axis and no segment, and ends at eight', () => {
  expect(relatedCourses([course(2, null, null)], { id: 1, axis: null, segment: null })).toEqual([]);
  const many = Array.from({ length: 20 }, (_, id) => course(id, 'Saúde', 'A'));
  expect(relatedCourses(many, { id: 99, axis: 'Saúde', segment: 'A' })).toHaveLength(8);
});
