import * as z from '@portal/shared/schema';
import { describe, expect, it } from 'vitest';
import { blankRegistration, registrationBody, registrationFields } from './registration-fields.ts';

const today = '2026-03-31';
const valid = {
  full_name: 'Ana Souza',
  birthdate: '1998-04-21',
  nif: '529.982.247-25',
  mother: 'Maria de Souza',
  phone: '(96)9 9123-4567',
  email: 'ana@candidata.example',
  terms: true,
  policy: true,
};
const messageOf = (change: object) =>
  z.safeParse(registrationFields(today), { ...valid, ...change }).error?.issues[0]?.message;

describe('the registration form (A 5.3)', () => {
  it.each([
    [{ full_name: '' }, 'Nome obrigatório'],
    [{ full_name: '   ' }, 'Nome obrigatório'],
    [{ birthdate: '' }, 'Data de nascimento obrigatória'],
    [{ birthdate: '2026-04-01' }, 'A data de nascimento não pode estar no futuro'],
    [{ birthdate: today }, undefined],
    [{ mother: '' }, 'Nome da mãe obrigatório'],
    [{ mother: 'M••• d• S•••' }, undefined],
    [{ phone: '' }, 'Celular obrigatório'],
    [{ phone: '(96)9 9123-456' }, 'Número inválido'],
    [{ email: '' }, 'Email obrigatório'],
    [{ email: 'ana' }, 'E-mail inválido'],
    [{ full_name: 'Ana em golpe.example' }, 'Não use endereços de sites ou de e-mail neste campo'],
    [{ mother: 'https://golpe.example' }, 'Não use endereços de sites ou de e-mail neste campo'],
    [{ full_name: 'Ana\nLima' }, 'Escreva em uma linha só, sem quebras de linha'],
    [{ full_name: "Dra. Ana D'Arc de Sá-Luz" }, undefined],
    [{ email: 'ana@a.br,bia@b.br' }, 'E-mail inválido'],
    [{}, undefined],
  ])('%j says %s', (change, message) => {
    expect(messageOf(change)).toBe(message);
  });

  it('begins with what the dialog has asked', () => {
    expect(blankRegistration({ cpf: '52998224725', birthdate: '1998-04-21' })).toEqual({
      full_name: '',
      birthdate: '1998-04-21',
      nif: '52998224725',
      mother: '',
      phone: '',
      email: '',
      terms: false,
      policy: false,
    });
  });

  it('sends exactly the fields of the contract, digits only, a hidden mother as she is', () => {
    const fields = { ...valid, mother: 'M••• d• S•••' };
    expect(registrationBody(fields, { process: 50, offer: 12, offerName: '' })).toEqual({
      selection_process_id: 50,
      selection_process_item_id: 12,
      full_name: 'Ana Souza',
      nif: '52998224725',
      birthdate: '1998-04-21',
      mother: 'M••• d• S•••',
      phone: '96991234567',
      email: 'ana@candidata.example',
    });
  });
});
