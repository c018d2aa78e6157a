import { anApplicant } from '@portal/tooling/testing/builders/papers';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { registerForPsg, registerForPss } from '../endpoints/processes.ts';
import { psgPersonRows, pssPersonRows } from './paper-rows.ts';
import { fieldsOf, rulesOf } from './registration-field.ts';
import { registrationFields, sheetRows } from './registration-fields.ts';

const given = {
  full_name: 'Ana Souza',
  birthdate: '1998-04-21',
  nif: '52998224725',
  mother: 'Maria de Souza',
  phone: '96991234567',
  email: 'ana@candidata.example',
};
const person = anApplicant(given);

describe.each(['psg', 'pss'] as const)('the fields of a registration: %s', (kind) => {
  const endpoint = { psg: registerForPsg, pss: registerForPss }[kind];

  it('are what the contract asks for', () => {
    const { success, data } = z.safeParse(z.object(rulesOf(registrationFields[kind])), given);
    expect([success, data]).toEqual([true, given]);
    const refused = z.safeParse(endpoint.body, {}).error?.issues.map(({ path }) => path[0]);
    for (const [name, { optional }] of fieldsOf(registrationFields[kind])) {
      if (!optional) expect(refused).toContain(name);
    }
  });
});

it('each field of PSG has its row on the sheet', () => {
  const rows: readonly string[] = sheetRows.psg;
  expect(Object.keys(registrationFields.psg).filter((name) => !rows.includes(name))).toEqual([]);
});

it('are written on the sheets in the specified order and words (B 2.7)', () => {
  expect(psgPersonRows(person, 'Macapá')).toEqual([
    ['Nome', 'Ana Souza'],
    ['CPF', '529.982.247-25'],
    ['Nome da mãe', 'Maria de Souza'],
    ['Data de nascimento', '21/04/1998'],
    ['Endereço', 'Rua do Igarapé, 120'],
    ['Bairro', ''],
    ['Cidade', 'Macapá'],
    ['Telefone', '(96) 99123-4567'],
    ['E-mail', 'ana@candidata.example'],
    ['Raça/cor', 'Indígena'],
  ]);
  expect(pssPersonRows({ ...person, full_name: null, name: 'Ana', mother: null })).toEqual([
    ['Nome', 'Ana'],
    ['CPF', '529.982.247-25'],
    ['Nome da mãe', ''],
    ['E-mail', 'ana@candidata.example'],
    ['Celular', '(96) 99123-4567'],
  ]);
});
