import { sendSupportTicket } from '@portal/shared/contract/psa';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { supportTicketBody, supportTicketFields, type TypedSupportTicket } from './support-ticket.ts';

const filled: TypedSupportTicket = {
  full_name: 'Maria da Silva',
  psa_matter_id: '3',
  city_id: '7',
  phone: '(96)9 9123-4567',
  email: 'maria@exemplo.com',
  nif: '529.982.247-25',
  message: 'Quero um curso no Bailique.',
  terms: true,
  policy: true,
};

const sent = (fields: Partial<TypedSupportTicket>) =>
  supportTicketBody(z.parse(supportTicketFields, { ...filled, ...fields }));

const problems = (fields: Partial<TypedSupportTicket>): string[] => {
  const read = z.safeParse(supportTicketFields, { ...filled, ...fields });
  return read.success ? [] : read.error.issues.map(({ message }) => message);
};

describe('a ticket', () => {
  it('that is complete has no problem', () => {
    expect(problems({})).toEqual([]);
  });

  it.each([
    [{ full_name: ' ' }, 'Nome obrigatório'],
    [{ city_id: '' }, 'Cidade obrigatória'],
    [{ phone: '' }, 'Celular obrigatório'],
    [{ email: '' }, 'E-mail obrigatório'],
    [{ email: '@exemplo.com' }, 'E-mail inválido'],
    [{ psa_matter_id: '' }, 'Campo obrigatório'],
    [{ nif: '' }, 'CNPJ obrigatório'],
    [{ nif: '111.111.111-11' }, 'CPF ou CNPJ inválido'],
    [{ message: '' }, 'Campo obrigatório'],
    [{ message: 'a'.repeat(5001) }, 'Use no máximo 5000 caracteres'],
    [{ terms: false }, 'Leia e aceite o termo para continuar.'],
    [{ full_name: 'Ana em golpe.example' }, 'Não use endereços de sites ou de e-mail neste campo'],
    [{ full_name: 'Ana\nLima' }, 'Escreva em uma linha só, sem quebras de linha'],
    [{ email: 'ana@a.br,bia@b.br' }, 'E-mail inválido'],
  ])('%o is told "%s"', (fields, message) => {
    expect(problems(fields)).toEqual([message]);
  });

  it('needs a phone of 11 digits, however it is written, of an area that there is', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^9\d{0,13}$/), (digits) => {
        const isNumber = digits.length === 11 && digits[1] !== '0';
        expect(problems({ phone: digits }).length === 0).toBe(isNumber);
      }),
    );
    expect(sent({ phone: '+55 (0xx96) 99123-4567' }).phone).toBe('96991234567');
  });

  it('is sent to department 2 with status 1 and digits only, as the contract wants it', () => {
    const body = sent({});
    expect(body).toMatchObject({
      psa_department_id: 2,
      psa_matter_id: 3,
      city_id: 7,
      status: 1,
      phone: '96991234567',
      nif: '52998224725',
    });
    expect(z.safeParse(sendSupportTicket.body, body).success).toBe(true);
  });
});
