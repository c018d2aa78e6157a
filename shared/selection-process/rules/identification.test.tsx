import { expireSession, type Session } from '@portal/client/session';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  identificationFields,
  identificationState,
  knownIdentity,
  readIdentification,
  withoutIdentification,
} from './identification.ts';

const anonymous: Session = { kind: 'anonymous' };
const candidate = (id: number): Session => ({ kind: 'candidate', id, fullName: 'Ana' });
const ana = { cpf: '52998224725', birthdate: '1998-04-21' };

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('the applicant (A 2.12, B 2.5)', () => {
  it('is read from the query, but where the navigation carried another', () => {
    const query = new URLSearchParams('cpf=529.982.247-25&date=21/04/1998');
    expect(readIdentification(null, query, anonymous)).toEqual(ana);
    const other = { cpf: '11144477735', birthdate: '1970-01-01' };
    expect(readIdentification(identificationState(other, anonymous), query, anonymous)).toEqual(other);
  });

  it.each<[string, Session, typeof ana | null]>([
    ['goes on', candidate(7), ana],
    ['is not known yet', { kind: 'unknown' }, ana],
    ['has ended', { kind: 'anonymous', ended: 'timeout' }, null],
    ['is another candidate’s by now', candidate(8), null],
  ])('is what a candidate carried while their session %s', (_what, session, who) => {
    const state = identificationState(ana, candidate(7));
    expect(readIdentification(state, new URLSearchParams(), session)).toEqual(who);
  });

  it('is unknown once a session has ended, though it began after the identification', () => {
    const state = identificationState(ana, anonymous);
    expect(readIdentification(state, new URLSearchParams(), candidate(7))).toEqual(ana);
    expireSession();
    expect(readIdentification(state, new URLSearchParams(), anonymous)).toBeNull();
  });

  it.each([
    ['a CPF with a wrong check digit', identificationState({ ...ana, cpf: '52998224724' }, anonymous), ''],
    ['a day that is none', identificationState({ ...ana, birthdate: '1998-02-30' }, anonymous), ''],
    ['a CPF without a birth date', null, 'cpf=52998224725'],
    ['a birth date without a CPF', null, 'date=1998-04-21'],
    ['an invalid CPF in the query', null, 'cpf=11111111111&date=1998-04-21'],
  ])('is unknown with %s', (_what, state, query) => {
    expect(readIdentification(state, new URLSearchParams(query), anonymous)).toBeNull();
  });
});

it.each([
  ['?process=5&cpf=52998224725&course=7&date=1998-04-21', '?process=5&course=7'],
  ['?cpf=52998224725&date=1998-04-21', ''],
  ['?courseName=Caixa%20e%20vendas', '?courseName=Caixa%20e%20vendas'],
])('the query "%s" without personal data is "%s"', (search, kept) => {
  expect(withoutIdentification(search)).toBe(kept);
});

it.each([
  [{ cpf: '' }, 'Diga o CPF'],
  [{ cpf: '111.111.111-11' }, 'CPF inválido'],
  [{ birthdate: '' }, 'Campo obrigatório'],
  [
    { birthdate: '1998-04-22' },
    'Este curso é para quem tem pelo menos 30 anos no início das aulas, em 21/04/2028. Confira a data de nascimento.',
  ],
])('an identification with %j has the error "%s"', (typed, message) => {
  const requirement = { min_age: 30, course_start_date: '2028-04-21' };
  const read = z.safeParse(identificationFields('Diga o CPF', requirement, '2026-11-27'), {
    ...ana,
    ...typed,
  });
  expect(read.error?.issues.map((issue) => issue.message)).toEqual([message]);
});

it.each([
  ['52998224725', '1996-04-18', { cpf: '52998224725', birthdate: '1996-04-18' }],
  ['529.982.247-25', '1996-04-18T03:00:00.000Z', { cpf: '52998224725', birthdate: '1996-04-18' }],
  ['***.982.247-**', '1996-04-18', null],
  ['52998224725', 'ontem', null],
  ['52998224725', null, null],
  [null, '1996-04-18', null],
])('of CPF %s and birth date %s is %j', (nif, birthdate, known) => {
  expect(knownIdentity({ nif, birthdate })).toEqual(known);
});
