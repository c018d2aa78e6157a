import { expect, it } from 'vitest';
import { listFollowUpFacts } from './follow-up.ts';

it('next steps are in chronological order, without unknown ones', () => {
  const nothing = {
    end_date: null,
    result_date: null,
    course_start_date: null,
    place: null,
    address: null,
    schedule: [],
    documents_to_bring: [],
    documents_start_date: null,
    documents_end_date: null,
    documents_place: null,
  };
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
