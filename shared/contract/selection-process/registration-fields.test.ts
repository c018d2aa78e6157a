import { anApplicant } from '@portal/tooling/testing/builders/papers';
import { expect, it } from 'vitest';
import { psgPersonRows, pssPersonRows } from './paper-rows.ts';
import { registrationFields, sheetRows } from './registration-fields.ts';

const person = anApplicant({
  full_name: 'Ana Souza',
  birthdate: '1998-04-21',
  nif: '52998224725',
  mother: 'Maria de Souza',
  phone: '96991234567',
  email: 'ana@candidata.example',
});

it('each field of PSG has its row on the sheet', () => {
  expect(sheetRows.psg).toEqual(expect.arrayContaining(Object.keys(registrationFields.psg)));
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
