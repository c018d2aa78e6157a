import fc from 'fast-check';
import { expect, it } from 'vitest';
import { someCourses } from './arbitrary-courses.ts';
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
  );
});

it('suggests nothing for a blank text', () => {
  fc.assert(
    fc.property(someCourses, (courses) => {
      expect(suggest(toCatalogue(courses), '  ')).toEqual([]);
    }),
  );
});
