import type { CourseClass, CourseDetails } from '@portal/shared/contract/courses';
import { aClass, aCourseDetails } from '@portal/tooling/testing/builders/course';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { courseData } from './course-data.ts';

const units = [
  { name: 'Macapá', address: 'Av. Henrique Galúcio, 1999', image: null, phone: null, email: null },
];
const url = 'https://portal.example.org/senac-portal/detalhes/1';
const now = Date.parse('2026-11-21T12:00:00-03:00');

const dataOf = (course: CourseDetails) => courseData({ course, units, url, image: null, now });
const instancesOf = (course: CourseDetails) =>
  (dataOf(course).hasCourseInstance ?? []) as Record<string, unknown>[];

const positive = (count: number) => count > 0;

describe('a course for search engines', () => {
  it('says what it is, who offers it, and at what price', () => {
    expect(dataOf(aCourseDetails())).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Course',
      name: 'Técnico em Administração',
      description: 'Forma quem organiza a rotina de uma empresa.',
      provider: { '@type': 'EducationalOrganization', name: 'Senac Amapá' },
      url,
      timeRequired: 'PT1000H',
      offers: [{ '@type': 'Offer', category: 'Paid', price: 1234.5, priceCurrency: 'BRL' }],
    });
  });

  it('lists its classes with mode, days, workload, place and price', () => {
    expect(instancesOf(aCourseDetails())).toEqual([
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
            streetAddress: 'Av. Henrique Galúcio, 1999',
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

  it.each([
    ['Presencial', 'Onsite'],
    ['A distância', 'Online'],
    ['EAD', 'Online'],
    ['On-line', 'Online'],
    ['Remoto, online', 'Online'],
    ['Semipresencial', 'Blended'],
  ])('%s is held %s', (formaDeExecucao, courseMode) => {
    expect(instancesOf(aCourseDetails({ classes: [aClass({ formaDeExecucao })] }))[0]).toMatchObject({
      courseMode,
    });
  });

  it('is free in the free modality, and has no price while nobody has said one', () => {
    const classes = [aClass({ preco: null })];
    expect(dataOf(aCourseDetails({ modality_id: 1, classes })).offers).toMatchObject([
      { category: 'Free', price: 0 },
    ]);
    expect(dataOf(aCourseDetails({ classes })).offers).toBeUndefined();
  });

  it('offers each price once, the lowest first', () => {
    const classes = [990, 300, 990, null].map((preco) => aClass({ preco }));
    expect(dataOf(aCourseDetails({ classes })).offers).toMatchObject([{ price: 300 }, { price: 990 }]);
    expect(instancesOf(aCourseDetails({ classes }))[3]).not.toHaveProperty('offers');
  });

  it('takes place at its unit, else in its town, and nowhere when it is online', () => {
    const placeOf = (changes: Partial<CourseClass>) =>
      instancesOf(aCourseDetails({ classes: [aClass(changes)] }))[0]?.location;
    expect(placeOf({ nomeUnidadeOperativa: null, localidade: 'Santana' })).toMatchObject({ name: 'Santana' });
    expect(placeOf({ nomeUnidadeOperativa: null, localidade: null })).toBeUndefined();
    expect(placeOf({ formaDeExecucao: 'EAD' })).toBeUndefined();
  });

  it('says what it asks of its students, and counts a class of one day', () => {
    const requirements = [{ nomeDoTipoDeRequisito: 'Idade', requisitos: ['Ter 16 anos'] }];
    const day = { dataPeriodoExecucaoInicial: '2090-12-03', dataPeriodoExecucaoFinal: '2090-12-03' };
    const course = aCourseDetails({ requirements, classes: [aClass(day)] });
    expect(dataOf(course).coursePrerequisites).toEqual(['Ter 16 anos']);
    expect(instancesOf(course)[0]?.courseSchedule).toMatchObject({ repeatCount: 1 });
  });

  it('tells a class without vacancies from one that is closed', () => {
    const offers = (changes: Partial<CourseClass>) =>
      instancesOf(aCourseDetails({ classes: [aClass(changes)] }))[0]?.offers as Record<string, unknown>;
    expect(offers({ vagasDisponiveis: 0 }).availability).toBe('https://schema.org/SoldOut');
    expect(offers({ dataDeEncerramentoOnline: '2020-01-01' })).not.toHaveProperty('availability');
  });

  it('leaves out classes of which nobody knows how they are held, or how long', () => {
    expect(instancesOf(aCourseDetails({ classes: [aClass({ formaDeExecucao: null })] }))).toEqual([]);
    const undated = aClass({ dataPeriodoExecucaoInicial: null });
    for (const workload of [null, 0])
      expect(instancesOf(aCourseDetails({ workload, classes: [undated] }))).toEqual([]);
    expect(instancesOf(aCourseDetails({ classes: [undated] }))).toHaveLength(1);
  });

  it('has what Google asks for ("Course info"), whatever the server leaves out', () => {
    const maybe = <Value>(value: Value) => fc.option(fc.constant(value));
    const offered = fc.record({
      localidade: maybe('Macapá'),
      nomeUnidadeOperativa: maybe('Macapá'),
      preco: fc.option(fc.nat(5000)),
      formaDeExecucao: fc.constantFrom('Presencial', 'A distância', 'Outra', null),
      dataPeriodoExecucaoInicial: fc.constantFrom('2026-12-01', 'em breve', null),
      dataPeriodoExecucaoFinal: fc.constantFrom('2026-12-01', '2026-11-01', '2027-01-01', null),
      horarios: fc.array(fc.string()),
    });
    const course = fc.record({
      goals: fc.option(fc.string()),
      workload: fc.option(fc.integer({ min: -1, max: 1000 })),
      modality_id: fc.constantFrom(1, 2, null),
      classes: fc.array(offered.map(aClass), { maxLength: 3 }),
    });
    fc.assert(
      fc.property(course, (changes) => {
        const details = aCourseDetails(changes);
        expect(dataOf(details).description).not.toBe('');
        for (const { courseMode, courseWorkload, courseSchedule, offers } of instancesOf(details)) {
          expect(courseMode).toMatch(/^(Onsite|Online|Blended)$/);
          if (!courseWorkload) expect(courseSchedule).toMatchObject({ repeatFrequency: 'Weekly' });
          if (courseSchedule)
            expect(courseSchedule).toMatchObject({ repeatCount: expect.toSatisfy(positive) });
          if (offers) expect(offers).toMatchObject({ category: expect.stringMatching(/^(Free|Paid)$/) });
        }
      }),
    );
  });
});
