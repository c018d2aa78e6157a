import type { PsgItem } from '@portal/contract/endpoints/processes';
import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { describe, expect, it } from 'vitest';
import { readPsgProcess } from './psg.ts';
import { psgPrograms } from './psg-programs.ts';

const url = 'https://portal.example.org/senac-portal/psg/edital/1';
const now = Date.parse('2026-11-21T12:00:00-03:00');
const of = (status: number, ...items: PsgItem[]) =>
  psgPrograms({ process: readPsgProcess(aPsgProcess({ status, items })), url, now });

describe('the free courses of a notice for search engines', () => {
  it('describe the programme, its deadline, and that it is free of charge', () => {
    expect(of(1, aPsgItem({ id: 7, end_date: '2026-12-10 18:00:00' }))).toEqual([
      {
        '@context': 'https://schema.org',
        '@type': 'EducationalOccupationalProgram',
        name: 'Curso 7',
        description:
          'Curso 7: curso gratuito do Programa Senac de Gratuidade, pelo processo seletivo PSG 1/2026.',
        identifier: '1-7',
        provider: {
          '@type': 'EducationalOrganization',
          name: 'Senac Amapá',
          sameAs: 'https://www.ap.senac.br/',
        },
        url,
        inLanguage: 'pt-BR',
        applicationStartDate: '2026-11-15',
        applicationDeadline: '2026-12-10T21:00:00.000Z',
        startDate: '2026-12-31',
        endDate: '2027-03-16',
        maximumEnrollment: 25,
        offers: { '@type': 'Offer', category: 'Free', price: 0, priceCurrency: 'BRL' },
      },
    ]);
  });

  it.each<[string, number, PsgItem, number]>([
    ['of an open process', 2, aPsgItem({ id: 1 }), 1],
    ['of a closed one', 3, aPsgItem({ id: 1 }), 0],
    ['that is hidden', 1, aPsgItem({ id: 1, status: 2 }), 0],
    ['whose registration has ended', 1, aPsgItem({ id: 1, end_date: '2026-11-20' }), 0],
    ['of which nothing but the name is known', 1, aPsgItem({ id: 1, start_date: null, end_date: null }), 1],
  ])('a course %s', (_which, status, item, count) => {
    expect(of(status, item)).toHaveLength(count);
  });
});
