import { aCatalogueCourse } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import { relatedCourses } from '../pages/course-details/course-details.queries.ts';

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
