import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { supportTicketFields, type TypedSupportTicket } from './support-ticket.ts';

const filled: TypedSupportTicket = {
  full_name: 'Maria da Silva',
  psa_matter_id: '3',
  city_id: '7',
  phone: '+55 (0xx96) 99123-4567',
  email: 'maria@exemplo.com',
  nif: '529.982.247-25',
  message: 'Quero um curso no Bailique.',
  terms: true,
  policy: true,
};
const blank = Object.fromEntries(Object.keys(filled).map((name) => [name, '']));

const problems = (fields: object): string[] => {
  const read = z.safeParse(supportTicketFields, fields);
  return read.success ? [] : read.error.issues.map(({ message }) => message);
};

it('a ticket without anything is told all that is missing', () => {
  expect(problems({ ...blank, terms: false, policy: false })).toEqual([
    'Nome obrigatório',
    'Campo obrigatório',
    'Cidade obrigatória',
    'Celular obrigatório',
    'E-mail obrigatório',
    'CNPJ obrigatório',
    'Campo obrigatório',
    'Leia e aceite o termo para continuar.',
    'Leia e aceite a política de privacidade para continuar.',
  ]);
});

it.each([
  [{ nif: '111.111.111-11' }, 'CPF ou CNPJ inválido'],
  [{ phone: '(96)9 9123-456' }, 'Celular inválido'],
  [{ message: 'a'.repeat(5001) }, 'Use no máximo 5000 caracteres'],
  [{ full_name: 'Ana em golpe.example' }, 'Não use endereços de sites ou de e-mail neste campo'],
  [{ full_name: 'Ana\nLima' }, 'Escreva em uma linha só, sem quebras de linha'],
  [{ email: 'ana@a.br,bia@b.br' }, 'E-mail inválido'],
])('a ticket with %o is told "%s"', (fields, message) => {
  expect(problems({ ...filled, ...fields })).toEqual([message]);
});
