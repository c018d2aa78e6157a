import { aCourse } from '@portal/tooling/testing/builders/course';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { someCourses } from '../testing/arbitrary-courses.ts';
import { toCatalogue } from './catalogue.ts';
import { suggest } from './suggest.ts';

it('suggests at most eight open courses of the modality, those that begin with the text first', () => {
  fc.assert(
    fc.property(someCourses, fc.constantFrom('c', 'TEC', 'gestao', 'barbero'), (courses, text) => {
      const suggested = suggest(toCatalogue(courses), text, '2');
      const listed = courses.filter((each) => each.enrollment_open === 1 && each.modality_id === 2);
      const known = listed.map(({ id, title }) => ({ id, title }));
      expect(suggested.length).toBeLessThanOrEqual(8);
      expect(known).toEqual(expect.arrayContaining(suggested));
      const begins = suggested.map(({ title }) => title.toLowerCase().startsWith(text.toLowerCase()));
      expect(begins).toEqual(begins.toSorted((one, other) => Number(other) - Number(one)));
    }),
    { numRuns: 20 },
  );
});

it('suggests in the order of the alphabet what fits as well, and nothing for a blank text', () => {
  const titles = ['Costura básica', 'Corte e costura', 'Costura à mão'];
  const catalogue = toCatalogue(titles.map((title, id) => aCourse({ id, title })));
  expect(suggest(catalogue, 'costura')).toEqual([
    { id: 2, title: 'Costura à mão' },
    { id: 0, title: 'Costura básica' },
    { id: 1, title: 'Corte e costura' },
  ]);
  expect(suggest(catalogue, ' ')).toEqual([]);
});
