import { expect, it } from 'vitest';
import type { OfferDates } from '../selection/offer-dates.repository.ts';
import { readCalendar } from '../testing/read-calendar.ts';
import { offerCalendar } from './calendar-text.ts';

const dates: OfferDates = {
  key: 'psg-1',
  process: 'PSG',
  offer: 'Cozinha',
  closesAt: new Date('2026-03-20T23:59:59-03:00'),
  resultOn: '2026-03-25',
  startsOn: '2026-04-06',
  endsOn: '2026-04-01',
  page: '/psg/edital/1',
  changedAt: new Date('2026-03-01T12:00:00-03:00'),
  isVisible: true,
  place: null,
  address: null,
  schedule: ['Segunda, 8h às 12h'],
  documents_to_bring: [],
  documents_start_date: null,
  documents_end_date: null,
  documents_place: null,
};

it.each([
  ['at one moment', '2026-03-30T08:00:00-03:00', '2026-03-30T08:00:00-03:00', null],
  ['each day at one moment', '2026-03-30T08:00:00-03:00', '2026-04-01T08:00:00-03:00', null],
  ['that ends before it begins', '2026-03-30T08:00:00-03:00', '2026-03-29T18:00:00-03:00', null],
  ['with hours', '2026-03-30T08:00:00-03:00', '2026-04-01T18:00:00-03:00', '20260330T210000Z'],
])('documents are delivered %s', (_what, start, end, documentsEnd) => {
  const delivered = { ...dates, documents_start_date: start, documents_end_date: end };
  const { components } = readCalendar(offerCalendar(delivered, 'http://portal.test'));
  const ends = components.map(({ properties }) => [properties.SUMMARY, properties.DTEND ?? null]);
  expect(ends).toEqual([
    ['Fim das inscrições: Cozinha', null],
    ['Resultado: Cozinha', '20260326'],
    ['Entrega de documentos: Cozinha', documentsEnd],
    ['Início do curso: Cozinha', '20260407'],
  ]);
});
