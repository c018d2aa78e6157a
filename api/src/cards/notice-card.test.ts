import { type PssProcess, pssProcess } from '@portal/contract/endpoints/processes';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { noticeCard } from './notice-card.ts';

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

it('shows the name, the last day, the cities and the vacancies of its positions', () => {
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

it("prints 'Em Breve' for what is not known", () => {
  const card = noticeCard(process({ cities: [], items_pss: [] }));
  expect(card).toMatchObject({ date: 'Em Breve', city: 'Amapá', price: 'Em Breve' });
});
