import { ApiError } from '@portal/client/api';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RefusalPart } from '../rules/process.ts';
import {
  readSubmitted,
  refusalText,
  type SubmittedRegistration,
  storeSubmitted,
} from './use-registration.ts';

const closed = 'Inscrições encerradas';
const fields = { nif: ['CPF já inscrito', 'outro'], email: ['E-mail já Existente.', 'outro'] };

const unanswered = 'O servidor não conseguiu atender ao pedido. Tente de novo.';

it.each<[string, RefusalPart[], object, string]>([
  ['the message first', ['message', 'email', 'nif'], { serverMessage: closed, fields }, closed],
  ['the first field without one', ['message', 'email', 'nif'], { fields }, 'E-mail já Existente.'],
  ['a field before the message', ['nif', 'message'], { serverMessage: closed, fields }, 'CPF já inscrito'],
  ['what the portal says of other fields', ['nif'], { fields: { phone: ['Inválido'] } }, unanswered],
])('the dialog says: %s (%j)', (_what, order, details, text) => {
  expect(refusalText(new ApiError('http', { status: 422, ...details }), order)).toBe(text);
});

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const registration = (fullName: string): SubmittedRegistration => ({
  id: 812,
  number: 'PSG-2026-000812',
  position: 18,
  current_position: 18,
  check_url: null,
  place: null,
  address: null,
  schedule: [],
  documents_to_bring: ['CPF'],
  documents_start_date: null,
  documents_end_date: null,
  documents_place: null,
  fullName,
  email: 'ana@candidata.example',
  day: '2026-03-08',
});

it('each visit ends with its own registration', () => {
  storeSubmitted('a1', registration('Ana Souza'));
  storeSubmitted('b2', registration('Bia Lima'));
  expect(readSubmitted('a1')).toEqual(registration('Ana Souza'));
  expect(readSubmitted('b2')).toEqual(registration('Bia Lima'));
  expect(readSubmitted('c3')).toBeNull();
});

it.each(['x', 'null', '[]', '{"a1":null}', '{"a1":{"position":18}}'])(
  'what is kept as %s is none',
  (text) => {
    storeSubmitted('b2', registration('Bia Lima'));
    for (const key of kept.keys()) kept.set(key, text);
    expect(readSubmitted('a1')).toBeNull();
  },
);
