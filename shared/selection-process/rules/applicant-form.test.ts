import { cpfOrCnpj, day, title } from '@portal/contract/endpoints/fields';
import type { RegistrationField } from '@portal/contract/selection-process/registration-field';
import { applicantFields } from '@portal/contract/selection-process/registration-fields';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { applicantBody, belongsToOther, blankApplicant, prefill, typedRules } from './applicant-form.ts';

const optional = {
  label: 'Apelido',
  section: 'person',
  input: { kind: 'text' },
  rule: title('Campo obrigatório'),
  optional: true,
} as const;
const fields = { ...applicantFields, apelido: optional };

it('a form begins with who applies, and is sent without masks and blanks, null for what may stay empty and does', () => {
  const typed = {
    ...blankApplicant(fields, { cpf: '52998224725', birthdate: '1998-04-21' }),
    full_name: ' Ana Souza ',
    mother: 'Maria de Souza',
    phone: '(96)9 9123-4567',
    email: 'ana@candidata.example',
  };
  expect(typed.apelido).toBe('');
  expect(applicantBody(fields, typed)).toEqual({
    full_name: 'Ana Souza',
    nif: '52998224725',
    birthdate: '1998-04-21',
    mother: 'Maria de Souza',
    phone: '96991234567',
    email: 'ana@candidata.example',
    apelido: null,
  });
  expect(applicantBody(fields, { ...typed, apelido: ' Bené ' }).apelido).toBe('Bené');
});

const document: Asked = { input: { kind: 'masked', mask: 'cpf-cnpj' }, rule: cpfOrCnpj };
type Asked = Pick<RegistrationField, 'input' | 'rule'>;

it.each<[string, Asked, string | undefined]>([
  ['', optional, undefined],
  ['www.golpe.example', optional, 'Não use endereços de sites ou de e-mail neste campo'],
  ['', document, undefined],
  ['529.982.247-25', document, undefined],
  ['529.982', document, 'CPF ou CNPJ inválido'],
  ['incompleta', { input: { kind: 'date' }, rule: day() }, 'Data inválida'],
])('of "%s" in a field that may stay empty, %j, it says: %s', (typed, asked, told) => {
  const rules = z.object(typedRules({ more: { ...optional, ...asked } }));
  expect(z.safeParse(rules, { more: typed }).error?.issues[0]?.message).toBe(told);
});

const cpf = '52998224725';

it.each([
  ['free', null, false],
  ['free, said with an empty owner', { nif: null }, false],
  ["one's own, masked", { nif: '529.982.247-25' }, false],
  ["somebody else's", { nif: '11144477735' }, true],
  ["somebody else's, hidden", { nif: '***.***.***-**' }, true],
])('an e-mail that is %s', (_whose, owner, another) => {
  expect(belongsToOther(owner, cpf)).toBe(another);
});

const asked = '1998-04-21';
const blank = { full_name: '', birthdate: asked, mother: '' };
const known = { nif: '52998224725', full_name: 'Ana Souza', birthdate: asked, mother: 'M••• d• S•••' };
const told = { full_name: 'Ana Souza', birthdate: asked, mother: 'M••• d• S•••' };
const typed = { full_name: 'Ana Lima', birthdate: '1998-04-22', mother: 'Maria' };

it.each([
  ['a blank form', known, blank, told],
  ['one field typed', known, { ...blank, full_name: 'A' }, { birthdate: asked, mother: 'M••• d• S•••' }],
  ['an answer with gaps', { nif: null, full_name: null, birthdate: null, mother: null }, blank, {}],
  [
    "another server's date",
    { ...known, birthdate: '20/04/1998' },
    blank,
    { ...told, birthdate: '1998-04-20' },
  ],
  ['a form that somebody has filled in', known, typed, {}],
  ['a date in words', { ...known, birthdate: 'ontem' }, { ...typed, birthdate: asked }, {}],
])('%s', (_what, person, now, filled) => {
  expect(prefill(person, now, asked)).toEqual(filled);
});
