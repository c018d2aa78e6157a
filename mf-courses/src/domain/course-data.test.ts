import type { CourseClass, CourseDetails } from '@portal/shared/contract/courses';
import { aClass, aCourseDetails } from '@portal/tooling/testing/builders/course';
import { describe, expect, it } from 'vitest';
import { courseData } from './course-data.ts';

const address = 'Av. Henrique Galúcio, 1999';
const units = [{ name: 'Macapá', address, image: null, phone: null, email: null }];
const url = 'https://portal.example.org/senac-portal/detalhes/1';
const now = Date.parse('2026-11-21T12:00:00-03:00');

const dataOf = (course: CourseDetails) => courseData({ course, units, url, image: null, now });
const instancesOf = (course: CourseDetails) =>
  (dataOf(course).hasCourseInstance ?? []) as Record<string, unknown>[];
/** What is told of a class. */
const instanceOf = (changes: Partial<CourseClass>) =>
  instancesOf(aCourseDetails({ classes: [aClass(changes)] }))[0];
const priced = (...prices: (number | null)[]) => prices.map((preco) => aClass({ preco }));
const onOneDay = { dataPeriodoExecucaoInicial: '2090-12-03', dataPeriodoExecucaoFinal: '2090-12-03' };

describe('a course for search engines', () => {
  it('says what it is, who offers it, at what price, and what it asks of its students', () => {
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

  it.each([
    ['Presencial', 'Onsite'],
    ['A distância', 'Online'],
    ['EAD', 'Online'],
    ['On-line', 'Online'],
    ['Remoto, online', 'Online'],
    ['Semipresencial', 'Blended'],
  ])('%s is held %s', (formaDeExecucao, courseMode) => {
    expect(instanceOf({ formaDeExecucao })?.courseMode).toBe(courseMode);
  });

  it('offers each price once, the lowest first, nothing in the free modality, and no price that is not said', () => {
    const classes = priced(990, 300, 990, null);
    expect(dataOf(aCourseDetails({ classes })).offers).toMatchObject([{ price: 300 }, { price: 990 }]);
    expect(instancesOf(aCourseDetails({ classes }))[3]).not.toHaveProperty('offers');
    expect(dataOf(aCourseDetails({ classes: priced(null) })).offers).toBeUndefined();
    const free = dataOf(aCourseDetails({ modality_id: 1, classes: priced(null) }));
    expect(free.offers).toMatchObject([{ category: 'Free', price: 0 }]);
  });

  it('takes place at its unit, else in its town, and nowhere when it is online', () => {
    const inTown = instanceOf({ nomeUnidadeOperativa: null, localidade: 'Santana' });
    expect(inTown?.location).toMatchObject({ name: 'Santana' });
    expect(instanceOf({ nomeUnidadeOperativa: null, localidade: null })?.location).toBeUndefined();
    expect(instanceOf({ formaDeExecucao: 'EAD' })?.location).toBeUndefined();
  });

  it('counts a class of one day, and tells one without vacancies from one that is closed', () => {
    expect(instanceOf(onOneDay)?.courseSchedule).toMatchObject({ repeatCount: 1 });
    const soldOut = instanceOf({ vagasDisponiveis: 0 })?.offers;
    expect(soldOut).toHaveProperty('availability', 'https://schema.org/SoldOut');
    const closed = instanceOf({ dataDeEncerramentoOnline: '2020-01-01' })?.offers;
    expect(closed).toMatchObject({ price: 1234.5 });
    expect(closed).not.toHaveProperty('availability');
  });

  it('leaves out classes of which nobody knows how they are held, or how long', () => {
    expect(instanceOf({ formaDeExecucao: null })).toBeUndefined();
    expect(instanceOf({ formaDeExecucao: 'Outra' })).toBeUndefined();
    const undated = aClass({ dataPeriodoExecucaoInicial: 'em breve' });
    for (const workload of [null, 0, -1])
      expect(instancesOf(aCourseDetails({ workload, classes: [undated] }))).toEqual([]);
    const [dated] = instancesOf(aCourseDetails({ workload: null }));
    expect(dated).toMatchObject({ courseSchedule: { repeatFrequency: 'Weekly' } });
  });

  it.each([
    { dataPeriodoExecucaoInicial: null },
    { dataPeriodoExecucaoFinal: null },
    { dataPeriodoExecucaoInicial: '2090-12-03', dataPeriodoExecucaoFinal: '2090-12-02' },
  ])('tells no schedule of a class with %j, but its workload', (dates) => {
    expect(instanceOf(dates)).toMatchObject({ courseWorkload: 'PT1000H' });
    expect(instanceOf(dates)).not.toHaveProperty('courseSchedule');
  });

  it('is described by its title where nobody has said more', () => {
    for (const goals of [null, '', '<p> </p>'])
      expect(dataOf(aCourseDetails({ goals })).description).toBe('Técnico em Administração');
  });
});
