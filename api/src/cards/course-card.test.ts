import type { Course, CourseClass } from '@portal/contract/endpoints/courses';
import { type PssProcess, pssProcess } from '@portal/contract/endpoints/processes';
import { aClass, aCourse } from '@portal/tooling/testing/builders/course';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { courseCard, noticeCard } from './course-card.ts';

const today = '2026-03-10';

const aprilClass = (changes: Partial<CourseClass> = {}) =>
  aClass({ nomeUnidadeOperativa: 'Zona Norte', dataPeriodoExecucaoInicial: '2026-04-30', ...changes });
const nursing = (changes: Partial<Course> = {}) =>
  aCourse({ title: 'Técnico em Enfermagem', segment: 'Saúde', classes: [aprilClass()], ...changes });
/** Class without data. */
const silent = {
  localidade: null,
  nomeUnidadeOperativa: null,
  preco: null,
  dataPeriodoExecucaoInicial: null,
};
const starting = (...days: (string | null)[]) =>
  nursing({ classes: days.map((day) => aprilClass({ dataPeriodoExecucaoInicial: day })) });

describe('the card of a course', () => {
  it('shows the first day, the city and the price of its next class', () => {
    expect(courseCard(nursing(), today)).toEqual({
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
    expect(courseCard(starting(...days), today)).toMatchObject({ date, city: 'Macapá' });
  });

  it.each([
    ['there is no class', nursing({ classes: [] })],
    ['all classes have begun', starting('2026-03-09')],
    ['the class says nothing', nursing({ classes: [aClass(silent)] })],
  ])("prints 'Em Breve' when %s (A 8)", (_when, offered) => {
    const soon = { date: 'Em Breve', city: 'Em Breve', price: 'Em Breve' };
    expect(courseCard(offered, today)).toMatchObject(soon);
  });

  it('names the unit where the city is not known, and is free in the free modality', () => {
    const free = nursing({ modality_id: 1, classes: [aprilClass({ localidade: null, preco: null })] });
    expect(courseCard(free, today)).toMatchObject({ city: 'Zona Norte', price: 'Gratuito' });
  });
});

const process = (changes: object = {}): PssProcess =>
  z.parse(pssProcess, {
    id: 25,
    name: 'PSS 25/2026 - Instrutores',
    status: 1,
    cities: [{ city: { info: 'Macapá - AP' } }, { city: { info: 'Santana - AP' } }],
    items_pss: [
      { id: 1, job_title: { name: 'A' }, status: 1, vacancies: 2, end_date: '2026-12-07T23:59:00-03:00' },
      { id: 2, job_title: { name: 'B' }, status: 1, vacancies: 3, end_date: '2026-12-10T23:59:00-03:00' },
    ],
    ...changes,
  });

it('of a notice shows the name, the last day, the cities and the vacancies of its positions', () => {
  expect(noticeCard(process())).toEqual({
    title: 'PSS 25/2026 - Instrutores',
    area: null,
    image: null,
    labels: ['Inscrições até', 'Cidade', 'Vagas'],
    date: '10 dez 2026',
    city: 'Macapá, Santana',
    price: '5',
  });
});

it("of a notice prints 'Em Breve' for what is not known", () => {
  const card = noticeCard(process({ cities: [], items_pss: [] }));
  expect(card).toMatchObject({ date: 'Em Breve', city: 'Amapá', price: 'Em Breve' });
});
