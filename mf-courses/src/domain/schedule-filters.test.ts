import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ScheduleCourse } from './schedule-course.ts';
import {
  applyFilters,
  groupByAxis,
  isFiltered,
  readFilters,
  type ScheduleFilters,
  writeFilters,
} from './schedule-filters.ts';

const none: ScheduleFilters = { seg: '', axis: '', unit: '', title: '' };
const word = fc.constantFrom('Saúde', 'saude', 'Moda', 'Beleza', 'Macapá', 'Santana', '');
const course: fc.Arbitrary<ScheduleCourse> = fc.record({
  id: fc.nat(),
  title: fc.constantFrom('Técnico em Enfermagem', 'Barbeiro', 'Costura básica'),
  image: fc.constant(null),
  segment: fc.option(word),
  axis: fc.option(word),
  modality: fc.constantFrom(1, 2),
  classes: fc.array(
    fc.record({
      localidade: fc.constant(null),
      nomeUnidadeOperativa: fc.option(word),
      preco: fc.constant(null),
      formaDeExecucao: fc.constant(null),
      dataPeriodoExecucaoInicial: fc.constant(null),
      vagasDisponiveis: fc.constant(null),
    }),
    { maxLength: 3 },
  ),
});
const filters: fc.Arbitrary<ScheduleFilters> = fc.record({
  seg: word,
  axis: word,
  unit: word,
  title: fc.constantFrom('', 'tecnico', 'COSTURA', 'zzz'),
});

describe('the filters of the schedule', () => {
  it('survive the way through the address', () => {
    fc.assert(
      fc.property(filters, (chosen) => {
        expect(readFilters(new URLSearchParams(writeFilters(chosen)))).toEqual(chosen);
      }),
    );
  });

  it('give the same set in any order', () => {
    fc.assert(
      fc.property(fc.array(course), filters, (courses, chosen) => {
        const parts = Object.entries(chosen).map(([name, value]) => ({ ...none, [name]: value }));
        const oneByOne = (order: ScheduleFilters[]) => order.reduce(applyFilters, courses);
        expect(oneByOne(parts)).toEqual(applyFilters(courses, chosen));
        expect(oneByOne([...parts].reverse())).toEqual(applyFilters(courses, chosen));
      }),
    );
  });

  it('leave no trace in the address when they are empty', () => {
    expect(writeFilters(none)).toBe('');
    expect(isFiltered(none)).toBe(false);
    expect(isFiltered({ ...none, seg: 'Moda' })).toBe(false);
    expect(isFiltered({ ...none, title: 'x' })).toBe(true);
  });
});

it('groups hold every course once, in the order of the alphabet', () => {
  fc.assert(
    fc.property(fc.array(course), (courses) => {
      const groups = groupByAxis(courses);
      expect(groups.flatMap((group) => group.courses)).toHaveLength(courses.length);
      const axes = groups.map(({ axis }) => axis);
      expect(axes).toEqual([...axes].sort((one, other) => one.localeCompare(other, 'pt-BR')));
    }),
  );
});
