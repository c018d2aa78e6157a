import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courses } from '../data/courses.ts';
import { catalogue, largeCatalogue } from './catalogue.ts';

const classesOf = (entries: { classes: number }[]) => entries.reduce((sum, entry) => sum + entry.classes, 0);

describe('catalogue', () => {
  it('varies titles in words and prices in tens of reais', () => {
    const entries = catalogue(courses, largeCatalogue);
    const variants = entries.filter(({ course, origin }) => course !== origin);
    expect(variants.some(({ course }) => /\d/.test(course.title))).toBe(false);
    expect(variants.every(({ course }) => !course.price || course.price % 10 === 0)).toBe(true);
    expect(new Set(entries.map(({ course }) => course.title)).size).toBe(largeCatalogue.courses);
  });

  it('is the demonstration when no size is given: 40 courses and 90 classes at least', () => {
    const entries = catalogue(courses);
    expect(entries.length).toBeGreaterThanOrEqual(40);
    expect(classesOf(entries)).toBeGreaterThanOrEqual(90);
  });

  it('shows every area among its first eight courses', () => {
    const first = catalogue(courses).slice(0, 8);
    expect(new Set(first.map(({ course }) => course.area)).size).toBe(8);
  });

  it('has exactly the size asked for, and no title twice', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 600 }), fc.integer({ min: 0, max: 2000 }), (count, classes) => {
        const entries = catalogue(courses, { courses: count, classes });
        expect(entries).toHaveLength(count);
        expect(classesOf(entries)).toBe(classes);
        expect(new Set(entries.map((entry) => entry.course.title)).size).toBe(count);
      }),
    );
  });
});
