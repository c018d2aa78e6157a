import { cpfOrCnpj, day, file, oneOf, title } from '@portal/shared/contract/fields';
import { type RegistrationField, yesNo } from '@portal/shared/selection-process/registration-field';
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
    rule: title('Campo obrigatório'),
    column: 'text',
    optional: true,
  },
} as const;
const admits = 'admite';
/** What is said of something typed into a field that may stay empty, and what is sent of it. */
const kinds: [
  kind: string,
  field: Pick<RegistrationField, 'input' | 'rule'>,
  [string, string, string | null][],
][] = [
  [
    'masked',
    { input: { kind: 'masked', mask: 'cpf-cnpj' }, rule: cpfOrCnpj },
    [
      ['529.982.247-25', admits, '52998224725'],
      ['529.982', 'CPF ou CNPJ inválido', '529982'],
      ['', admits, null],
    ],
  ],
  [
    'date',
    { input: { kind: 'date' }, rule: day() },
    [
      ['2020-02-29', admits, '2020-02-29'],
      ['incompleta', 'Data inválida', 'incompleta'],
      ['', admits, null],
    ],
  ],
  [
    'select',
    { input: { kind: 'select', options: ['Manhã'] }, rule: oneOf(['Manhã']) },
    [
      ['Manhã', admits, 'Manhã'],
      ['Noite', 'Escolha uma das opções', 'Noite'],
      ['', admits, null],
    ],
  ],
  [
    'yes-no',
    { input: { kind: 'yes-no' }, rule: oneOf(yesNo) },
    [
      ['Não', admits, 'Não'],
      ['', admits, null],
    ],
  ],
  [
    'file',
    { input: { kind: 'file' }, rule: file() },
    [
      ['data:application/pdf;base64,JVBERi0xLjc=', admits, 'data:application/pdf;base64,JVBERi0xLjc='],
      [
        'data:application/pdf;base64,PGh0bWw+',
        'Escolha um arquivo PDF, JPG ou PNG',
        'data:application/pdf;base64,PGh0bWw+',
      ],
      ['', admits, null],
    ],
  ],
];
const blank = blankApplicant(fields, { cpf: '52998224725', birthdate: '1998-04-21' });
const typed = {
  ...blank,
  full_name: ' Ana Souza ',
  mother: 'Maria de Souza',
  phone: '(96)9 9123-4567',
  email: 'ana@candidata.example',
};
const messages = (values: object) =>
  z.safeParse(z.object(typedRules(fields)), values).error?.issues.map(({ message }) => message);

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

it.each(kinds)('a field of kind %s is checked and sent by its kind', (_, part, cases) => {
  const asked = { more: { ...fields.nome_social, ...part } };
  for (const [more, told, sent] of cases) {
    const [issue] = z.safeParse(z.object(typedRules(asked)), { more }).error?.issues ?? [];
    expect([more, issue?.message ?? admits, applicantBody(asked, { more }).more]).toEqual([more, told, sent]);
  }
});
