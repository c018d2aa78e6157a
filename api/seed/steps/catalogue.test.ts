import fc from 'fast-check';
import { expect, it } from 'vitest';
import { courses } from '../data/courses.ts';
import { catalogue } from './catalogue.ts';

const classesOf = (entries: { classes: number }[]) => entries.reduce((sum, entry) => sum + entry.classes, 0);

it('a catalogue has exactly the size asked for, and no title twice or told apart by a number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 0, max: 2000 }), (count, classes) => {
      const entries = catalogue(courses, { courses: count, classes });
      expect(entries).toHaveLength(count);
      expect(classesOf(entries)).toBe(classes);
      expect(new Set(entries.map(({ course }) => course.title)).size).toBe(count);
      const variants = entries.filter(({ course, origin }) => course !== origin);
      expect(variants.filter(({ course }) => /\d/.test(course.title))).toEqual([]);
    }),
    { numRuns: 30 },
  );
});
