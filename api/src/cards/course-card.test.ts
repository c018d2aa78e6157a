import { type Course, course } from '@portal/shared/contract/courses';
import * as z from '@portal/shared/schema';
import { describe, expect, it } from 'vitest';
import { cardVersion, courseCard } from './course-card.ts';

const today = '2026-03-10';

const aClass = (changes: object = {}): object => ({
  planoDoCursoId: 1,
  localidade: 'Macapá',
  nomeUnidadeOperativa: 'Zona Norte',
  preco: 1234.5,
  dataPeriodoExecucaoInicial: '2026-04-30',
  ...changes,
});

const aCourse = (changes: object = {}): Course =>
  z.parse(course, {
    id: 1,
    title: 'Técnico em Enfermagem',
    segment: 'Saúde',
    modality_id: 2,
    classes: [aClass()],
    ...changes,
  });

const starting = (...days: (string | null)[]) =>
  aCourse({ classes: days.map((day) => aClass({ dataPeriodoExecucaoInicial: day })) });

describe('the card of a course', () => {
  it('shows the first day, the city and the price of its next class', () => {
    expect(courseCard(aCourse(), today)).toEqual({
      title: 'Técnico em Enfermagem',
      area: 'Saúde',
      image: null,
      date: '30 abr 2026',
      city: 'Macapá',
      price: 'R$\u00a01.234,50',
    });
  });

  it.each([
    ['the one that begins first', ['2026-06-01', '2026-05-01'], '01 mai 2026'],
    ['one that begins today', ['2026-03-10', '2026-05-01'], '10 mar 2026'],
    ['none that has begun', ['2026-03-09', '2026-05-01'], '01 mai 2026'],
    ['one without a day, if all others have begun', ['2026-03-09', null], 'Em Breve'],
  ])('takes for the next class %s', (_which, days, date) => {
    expect(courseCard(starting(...days), today).date).toBe(date);
  });

  it.each([
    ['there is no class', aCourse({ classes: [] })],
    ['all classes have begun', starting('2026-03-09')],
    [
      'the class says nothing',
      aCourse({
        classes: [{ planoDoCursoId: 1 }],
      }),
    ],
  ])("prints 'Em Breve' when %s (A 8)", (_when, offered) => {
    expect(courseCard(offered, today)).toMatchObject({
      date: 'Em Breve',
      city: 'Em Breve',
      price: 'Em Breve',
    });
  });

  it('names the unit where the city is not known, and is free in the free modality', () => {
    const free = aCourse({ modality_id: 1, classes: [aClass({ localidade: null, preco: null })] });
    expect(courseCard(free, today)).toMatchObject({ city: 'Zona Norte', price: 'Gratuito' });
  });
});

describe('the version of a card', () => {
  const version = (changes: object) => cardVersion(courseCard(aCourse(changes), today));

  it('is fit for an address and the same for the same card', () => {
    expect(version({})).toMatch(/^[\w-]{16}$/);
    expect(version({ workload: 800, classes: [aClass({ vagasDisponiveis: 3 })] })).toBe(version({}));
  });

  it.each([
    { title: 'Técnico em Radiologia' },
    { segment: 'Beleza' },
    { image: 'images/enfermagem.jpg' },
    { classes: [aClass({ preco: 10 })] },
    { classes: [aClass({ localidade: 'Santana' })] },
    { classes: [aClass({ dataPeriodoExecucaoInicial: '2026-05-01' })] },
  ])('is another one for %j', (changes) => {
    expect(version(changes)).not.toBe(version({}));
  });
});
