import { cpfOrCnpj, day, file, oneOf, title } from '@portal/contract/endpoints/fields';
import type { RegistrationField } from '@portal/contract/selection-process/registration-field';
import { applicantFields } from '@portal/contract/selection-process/registration-fields';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { applicantBody, blankApplicant, typedRules } from './applicant-form.ts';

const optional = {
  label: 'Nome social',
  section: 'person',
  input: { kind: 'text' },
  rule: title('Campo obrigatório'),
  column: 'text',
  optional: true,
} as const;
const fields = { ...applicantFields, nome_social: optional };

it('a form begins with who applies, and is sent without masks and blanks, null for what may stay empty and does', () => {
  const typed = {
    ...blankApplicant(fields, { cpf: '52998224725', birthdate: '1998-04-21' }),
    full_name: ' Ana Souza ',
    mother: 'Maria de Souza',
    phone: '(96)9 9123-4567',
    email: 'ana@candidata.example',
  };
  expect(typed.nome_social).toBe('');
  expect(applicantBody(fields, typed)).toEqual({
    full_name: 'Ana Souza',
    nif: '52998224725',
    birthdate: '1998-04-21',
    mother: 'Maria de Souza',
    phone: '96991234567',
    email: 'ana@candidata.example',
    nome_social: null,
  });
  expect(applicantBody(fields, { ...typed, nome_social: ' Bené ' }).nome_social).toBe('Bené');
});

const document: Asked = { input: { kind: 'masked', mask: 'cpf-cnpj' }, rule: cpfOrCnpj };
const shift: Asked = { input: { kind: 'select', options: ['Manhã'] }, rule: oneOf(['Manhã']) };
const proof: Asked = { input: { kind: 'file' }, rule: file() };
type Asked = Pick<RegistrationField, 'input' | 'rule'>;

it.each<[string, Asked, string | undefined]>([
  ['', optional, undefined],
  ['www.golpe.example', optional, 'Não use endereços de sites ou de e-mail neste campo'],
  ['', document, undefined],
  ['529.982.247-25', document, undefined],
  ['529.982', document, 'CPF ou CNPJ inválido'],
  ['incompleta', { input: { kind: 'date' }, rule: day() }, 'Data inválida'],
  ['Manhã', shift, undefined],
  ['Noite', shift, 'Escolha uma das opções'],
  ['data:application/pdf;base64,JVBERi0xLjc=', proof, undefined],
  ['data:application/pdf;base64,PGh0bWw+', proof, 'Escolha um arquivo PDF, JPG ou PNG'],
])('of "%s" in a field that may stay empty, %j, it says: %s', (typed, asked, told) => {
  const rules = z.object(typedRules({ more: { ...optional, ...asked } }));
  expect(z.safeParse(rules, { more: typed }).error?.issues[0]?.message).toBe(told);
});
