import type { PssItem } from '@portal/contract/endpoints/processes';
import { aPssItem, aPssProcess } from '@portal/tooling/testing/builders/pss-process';
import { describe, expect, it, vi } from 'vitest';
import { jobPostings } from './job-postings.ts';
import { readPssProcess } from './pss.ts';

// Another state than this institution's: it must not be written into the module.
vi.mock('@portal/contract/institution/own-state', () => ({ ownState: 'TO' }));

const url = 'https://portal.example.org/senac-portal/pss_edital/1';
const now = Date.parse('2026-11-21T12:00:00-03:00');
const of = (status: number, ...items_pss: PssItem[]) =>
  jobPostings({ process: readPssProcess(aPssProcess({ status, items_pss })), url, now });

describe('the positions of a notice for search engines', () => {
  it('contain what Google requires of a job posting', () => {
    const [posting] = of(
      1,
      aPssItem({
        id: 7,
        job_title: { name: 'Instrutor', description: 'Conduz aulas' },
        prerequisite: 'Ensino superior',
        city_info: null,
        cities: [
          { city: { info: 'Macapá - AP' } },
          { city: { info: 'Santana' } },
          { city: { info: 'Belém - PA' } },
        ],
      }),
    );
    const at = (addressLocality: string, addressRegion: string) => ({
      '@type': 'Place',
      address: { '@type': 'PostalAddress', addressLocality, addressRegion, addressCountry: 'BR' },
    });
    expect(posting).toEqual({
      '@context': 'https://schema.org',
      '@type': 'JobPosting',
      title: 'Instrutor',
      description:
        'Conduz aulas. PSS 1/2026: seleção para o cargo Instrutor. Pré-requisitos: Ensino superior. Inscrições: 15/11/2026 a 10/12/2026.',
      identifier: { '@type': 'PropertyValue', name: 'Senac Amapá', value: '1-7' },
      datePosted: '2026-11-15',
      validThrough: '2026-12-10',
      hiringOrganization: {
        '@type': 'Organization',
        name: 'Senac Amapá',
        sameAs: 'https://www.ap.senac.br/',
      },
      jobLocation: [at('Macapá', 'AP'), at('Santana', 'TO'), at('Belém', 'PA')],
      qualifications: 'Ensino superior',
      totalJobOpenings: 2,
      directApply: true,
      url,
    });
  });

  it.each<[string, number, PssItem, number]>([
    ['of an open process', 2, aPssItem({ id: 1 }), 1],
    ['of a closed one', 3, aPssItem({ id: 1 }), 0],
    ['that is hidden', 1, aPssItem({ id: 1, status: 2 }), 0],
    ['that is still to open', 1, aPssItem({ id: 1, start_date: '2026-12-01' }), 1],
    ['whose registration has ended', 1, aPssItem({ id: 1, end_date: '2026-11-20' }), 0],
    ['without a first day', 1, aPssItem({ id: 1, start_date: null }), 0],
    ['without a place of its own', 1, aPssItem({ id: 1, city_info: null }), 1],
  ])('a position %s', (_which, status, item, count) => {
    expect(of(status, item)).toHaveLength(count);
  });
});
