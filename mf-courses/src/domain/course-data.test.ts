import type { CourseClass, CourseDetails } from '@portal/contract/endpoints/courses';
import { unit } from '@portal/contract/endpoints/units';
import { aClass, aCourseDetails } from '@portal/tooling/testing/builders/course';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { courseData } from './course-data.ts';

const address = 'Av. Henrique Galúcio, 1999';
const units = [z.parse(unit, { name: 'Macapá', address })];
const url = 'https://portal.example.org/senac-portal/detalhes/1';
const now = Date.parse('2026-11-21T12:00:00-03:00');

const dataOf = (course: CourseDetails) => courseData({ course, units, url, image: null, now });
/** Returns the data of a course with one class. */
const instanceOf = (changes: Partial<CourseClass>, course: Partial<CourseDetails> = {}) =>
  (dataOf(aCourseDetails({ classes: [aClass(changes)], ...course })).hasCourseInstance as object[])?.[0];
const priced = (...prices: (number | null)[]) => prices.map((preco) => aClass({ preco }));

it('says what a course is, who offers it, at what price, and what it asks of its students', () => {
  const requirements = [{ nomeDoTipoDeRequisito: 'Idade', requisitos: ['Ter 16 anos'] }];
  expect(dataOf(aCourseDetails({ requirements }))).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: 'Técnico em Administração',
    description: 'Forma quem organiza a rotina de uma empresa.',
    provider: { '@type': 'EducationalOrganization', name: 'Senac Amapá' },
    url,
    timeRequired: 'PT1000H',
    coursePrerequisites: ['Ter 16 anos'],
    offers: [{ '@type': 'Offer', category: 'Paid', price: 1234.5, priceCurrency: 'BRL' }],
  });
  for (const goals of [null, '<p> </p>'])
    expect(dataOf(aCourseDetails({ goals })).description).toBe('Técnico em Administração');
});

it('lists its classes with mode, days, workload, place and price', () => {
  expect(dataOf(aCourseDetails()).hasCourseInstance).toEqual([
    {
      '@type': 'CourseInstance',
      courseMode: 'Onsite',
      courseWorkload: 'PT1000H',
      courseSchedule: {
        '@type': 'Schedule',
        startDate: '2090-12-03',
        endDate: '2091-11-18',
        repeatFrequency: 'Weekly',
        repeatCount: 51,
        description: 'Segunda a sexta, 18h30 às 22h; Sábados, 8h às 12h',
      },
      startDate: '2090-12-03',
      endDate: '2091-11-18',
      location: {
        '@type': 'Place',
        name: 'Senac Macapá',
        address: {
          '@type': 'PostalAddress',
          streetAddress: address,
          addressLocality: 'Macapá',
          addressRegion: 'AP',
          addressCountry: 'BR',
        },
      },
      offers: {
        '@type': 'Offer',
        category: 'Paid',
        price: 1234.5,
        priceCurrency: 'BRL',
        availability: 'https://schema.org/InStock',
        url: 'https://matricula.example/101',
      },
    },
  ]);
});

it('offers each price once, the lowest first, nothing in the free modality, and no price that is not said', () => {
  const offersOf = (course: Partial<CourseDetails>) => dataOf(aCourseDetails(course)).offers;
  const classes = priced(990, 300, 990, null);
  expect(offersOf({ classes })).toMatchObject([{ price: 300 }, { price: 990 }]);
  expect(offersOf({ classes: priced(null) })).toBeUndefined();
  const free = offersOf({ modality_id: 1, classes: priced(null) });
  expect(free).toMatchObject([{ category: 'Free', price: 0 }]);
});

it.each<[Partial<CourseClass>, object]>([
  [{ formaDeExecucao: 'A distância' }, { courseMode: 'Online' }],
  [{ formaDeExecucao: 'EAD' }, { courseMode: 'Online' }],
  [{ formaDeExecucao: 'On-line' }, { courseMode: 'Online' }],
  [{ formaDeExecucao: 'Remoto, online' }, { courseMode: 'Online' }],
  [{ formaDeExecucao: 'Semipresencial' }, { courseMode: 'Blended' }],
  [{ nomeUnidadeOperativa: null, localidade: 'Santana' }, { location: { name: 'Santana' } }],
  [{ dataPeriodoExecucaoFinal: '2090-12-03' }, { courseSchedule: { repeatCount: 1 } }],
  [{ dataDeEncerramentoOnline: '2020-01-01' }, { offers: { price: 1234.5 } }],
  [{ vagasDisponiveis: 0 }, { offers: { availability: 'https://schema.org/SoldOut' } }],
])('describes a class with %j as %j', (changes, told) => {
  expect(instanceOf(changes)).toMatchObject(told);
});

it.each<[Partial<CourseClass>, string]>([
  [{ preco: null }, 'offers'],
  [{ dataDeEncerramentoOnline: '2020-01-01' }, 'offers.availability'],
  [{ formaDeExecucao: 'EAD' }, 'location'],
  [{ nomeUnidadeOperativa: null, localidade: null }, 'location'],
  [{ dataPeriodoExecucaoInicial: null }, 'courseSchedule'],
  [{ dataPeriodoExecucaoFinal: null }, 'courseSchedule'],
  [{ dataPeriodoExecucaoFinal: '2090-12-02' }, 'courseSchedule'],
])('describes the workload of a class with %j, but no %s', (changes, untold) => {
  const instance = instanceOf(changes);
  expect(instance).toMatchObject({ courseWorkload: 'PT1000H' });
  expect(instance).not.toHaveProperty(untold);
});

it('leaves out classes without mode or duration', () => {
  expect(instanceOf({ formaDeExecucao: null })).toBeUndefined();
  expect(instanceOf({ formaDeExecucao: 'Outra' })).toBeUndefined();
  for (const workload of [null, 0, -1])
    expect(instanceOf({ dataPeriodoExecucaoInicial: 'em breve' }, { workload })).toBeUndefined();
  expect(instanceOf({}, { workload: null })).toHaveProperty('courseSchedule');
});
