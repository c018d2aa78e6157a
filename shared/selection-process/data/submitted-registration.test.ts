import { beforeEach, expect, it, vi } from 'vitest';
import { readSubmitted, type SubmittedRegistration, storeSubmitted } from './submitted-registration.ts';

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
