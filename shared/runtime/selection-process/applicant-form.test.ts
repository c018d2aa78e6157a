import { freeTitle } from '@portal/shared/contract/fields';
import { applicantFields } from '@portal/shared/selection-process/registration-fields';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { applicantBody, blankApplicant, typedRules } from './applicant-form.ts';

const fields = {
  ...applicantFields,
  nome_social: {
    label: 'Nome social',
    section: 'person',
    input: { kind: 'text' },
    rule: freeTitle(),
    column: 'text',
    optional: true,
  },
} as const;
const blank = blankApplicant(fields, { cpf: '52998224725', birthdate: '1998-04-21' });
const typed = {
  ...blank,
  full_name: ' Ana Souza ',
  mother: 'Maria de Souza',
  phone: '(96)9 9123-4567',
  email: 'ana@candidata.example',
};
const messages = (values: object) =>
  z.safeParse(z.object(typedRules(fields, '2026-03-31')), values).error?.issues.map(({ message }) => message);

it('a field that may stay empty begins blank, is admitted blank and is sent as null', () => {
  expect(blank.nome_social).toBe('');
  expect(messages(typed)).toBeUndefined();
  expect(applicantBody(fields, typed).nome_social).toBeNull();
});

it('a field is checked by its own rule and sent without blanks around it', () => {
  expect(messages({ ...typed, nome_social: 'www.golpe.example' })).toEqual([
    'Não use endereços de sites ou de e-mail neste campo',
  ]);
  expect(applicantBody(fields, { ...typed, nome_social: ' Bené ' })).toEqual({
    full_name: 'Ana Souza',
    nif: '52998224725',
    birthdate: '1998-04-21',
    mother: 'Maria de Souza',
    phone: '96991234567',
    email: 'ana@candidata.example',
    nome_social: 'Bené',
  });
});
