import { expect, it } from 'vitest';
import type { OfferRow } from '../selection/offers.repository.ts';
import { readCalendar } from '../testing/read-calendar.ts';
import { offerCalendar } from './calendar-text.ts';

const updated_at = '2026-03-01T12:00:00-03:00';
const offer = {
  programme: 'psg',
  id: 1,
  course_name: 'Cozinha',
  start_date: new Date('2026-03-01T00:00:00-03:00'),
  end_date: new Date('2026-03-20T23:59:59-03:00'),
  start_date_course: '2026-04-06',
  end_date_course: '2026-04-01',
  schedule: ['Segunda, 8h às 12h'],
  documents_to_bring: [],
  updated_at,
};
const process = { id: 1, name: 'PSG', result_date: '2026-03-25', updated_at };

it.each([
  ['at one moment', '2026-03-30T08:00:00-03:00', '2026-03-30T08:00:00-03:00', null],
  ['each day at one moment', '2026-03-30T08:00:00-03:00', '2026-04-01T08:00:00-03:00', null],
  ['that ends before it begins', '2026-03-30T08:00:00-03:00', '2026-03-29T18:00:00-03:00', null],
  ['with hours', '2026-03-30T08:00:00-03:00', '2026-04-01T18:00:00-03:00', '20260330T210000Z'],
])('documents are delivered %s', (_what, start, end, documentsEnd) => {
  const delivery = { documents_start_date: new Date(start), documents_end_date: new Date(end) };
  const row = { offer: { ...offer, ...delivery }, process, job_title: null, unit: null };
  const { components } = readCalendar(offerCalendar(row as unknown as OfferRow, 'http://portal.test'));
  const ends = components.map(({ properties }) => [properties.SUMMARY, properties.DTEND ?? null]);
  expect(ends).toEqual([
    ['Fim das inscrições: Cozinha', null],
    ['Resultado: Cozinha', '20260326'],
    ['Entrega de documentos: Cozinha', documentsEnd],
    ['Início do curso: Cozinha', '20260407'],
  ]);
});
