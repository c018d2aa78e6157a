import { expect, it } from 'vitest';
import type { Meeting } from '../endpoints/parts.ts';
import { formatPlace, listFollowUpFacts, meetingFacts } from './meeting-facts.ts';

const unknown: Meeting = {
  place: null,
  address: null,
  schedule: [],
  documents_to_bring: [],
  documents_start_date: null,
  documents_end_date: null,
  documents_place: null,
};

it.each([
  ['Sala 3', 'Rua Ubaldo, 10', 'Sala 3, Rua Ubaldo, 10'],
  ['Praça Central', 'Praça Central, s/n', 'Praça Central, s/n'],
  ['Santana', null, 'Santana'],
  [null, 'Rua Ubaldo, 10', 'Rua Ubaldo, 10'],
  [null, null, ''],
])('the place %j at %j is %j', (place, address, words) => {
  expect(formatPlace({ place, address })).toBe(words);
});

it.each<[Partial<Meeting>, ReturnType<typeof meetingFacts>]>([
  [{}, []],
  [{ schedule: ['Segunda a sexta, 8h às 12h'] }, [['Horário', 'Segunda a sexta, 8h às 12h']]],
  [{ documents_to_bring: ['CPF', 'RG'] }, [['Documentos a levar', 'CPF; RG']]],
  [
    {
      documents_start_date: '2027-01-05T08:00:00-03:00',
      documents_end_date: '2027-01-07T18:30:00-03:00',
      documents_place: 'Secretaria',
    },
    [['Entrega de documentos', '05/01/2027 a 07/01/2027, das 8h às 18h30. Secretaria']],
  ],
  [
    { documents_start_date: '2027-01-05T13:00:00Z', documents_end_date: '2027-01-05T15:00:00Z' },
    [['Entrega de documentos', '05/01/2027, das 10h às 12h']],
  ],
  [
    { documents_start_date: '2027-01-05', documents_end_date: '2027-01-07' },
    [['Entrega de documentos', '05/01/2027 a 07/01/2027']],
  ],
  [{ documents_end_date: '2027-01-07' }, [['Entrega de documentos', '07/01/2027']]],
])('the facts of %j are %j', (known, facts) => {
  expect(meetingFacts({ ...unknown, ...known })).toEqual(facts);
});

it('next steps are in chronological order, without unknown ones', () => {
  const nothing = { ...unknown, end_date: null, result_date: null, course_start_date: null };
  expect(listFollowUpFacts(nothing)).toEqual([]);
  expect(
    listFollowUpFacts({
      ...nothing,
      end_date: '2026-03-20T23:59:00-03:00',
      course_start_date: '2026-04-06',
      schedule: ['Sábados, 8h às 12h'],
      documents_to_bring: ['CPF'],
    }),
  ).toEqual([
    ['Fim das inscrições', '20/03/2026 - 23:59'],
    ['Início do curso', '06/04/2026'],
    ['Horário', 'Sábados, 8h às 12h'],
    ['Documentos a levar', 'CPF'],
  ]);
});
