import { aCourse } from '@portal/tooling/testing/builders/course';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayOf } from '../format/date.ts';
import { someCourses } from '../testing/arbitrary-courses.ts';
import { toCatalogueCourse } from './catalogue-course.ts';

it('shows of each unit the class that begins first, in the order in which they begin', () => {
  fc.assert(
    fc.property(someCourses, (courses) => {
      for (const course of courses) {
        const { classes } = toCatalogueCourse(course);
        const starts = classes.map((each) => dayOf(each.dataPeriodoExecucaoInicial) ?? '9999');
        expect(starts).toEqual(starts.toSorted());
        const units = new Set(course.classes.map((each) => each.nomeUnidadeOperativa));
        expect(new Set(classes.map((each) => each.nomeUnidadeOperativa))).toEqual(units);
        expect(classes).toHaveLength(units.size);
        for (const [index, { nomeUnidadeOperativa }] of classes.entries()) {
          const own = course.classes.filter((each) => each.nomeUnidadeOperativa === nomeUnidadeOperativa);
          const earliest = own.map((each) => dayOf(each.dataPeriodoExecucaoInicial) ?? '9999').toSorted()[0];
          expect(starts[index]).toBe(earliest);
        }
      }
    }),
    { numRuns: 20 },
  );
});

it('leaves what a card does not show behind', () => {
  const shown = Object.keys(toCatalogueCourse(aCourse({ goals: '<p>Forma.</p>' }))).sort();
  expect(shown).toEqual(['axis', 'classes', 'id', 'image', 'modality', 'segment', 'title']);
});
