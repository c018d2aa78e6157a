import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { interestFields } from './interest-fields.ts';

const valid = {
  course: 'Barbeiro',
  full_name: "Dra. Ana D'Arc de Sá-Luz",
  nif: '529.982.247-25',
  phone: '(96)9 9123-4567',
  email: 'ana@example.com',
  city_id: '3',
  terms: true,
  policy: true,
};
const blank = Object.fromEntries(Object.keys(valid).map((name) => [name, '']));

const problems = (values: object) =>
  z.safeParse(interestFields, values).error?.issues.map(({ message }) => message);

it('interest without anything is told all that is missing', () => {
  expect(problems({ ...blank, terms: false, policy: false })).toEqual([
    'Nome obrigatório',
    'E-mail obrigatório',
    'CPF obrigatório',
    'Celular obrigatório',
    'Campo obrigatório',
    'Cidade obrigatória',
    'Leia e aceite o termo para continuar.',
    'Leia e aceite a política de privacidade para continuar.',
  ]);
});

it.each([
  [{ nif: '111.111.111-11' }, 'CPF inválido'],
  [{ phone: '(96)9 9123-456' }, 'Celular inválido'],
  [{ phone: '(20)9 9123-4567' }, 'Este DDD não existe: confira os dois primeiros números'],
  [{ full_name: 'Ana em golpe.example' }, 'Não use endereços de sites ou de e-mail neste campo'],
  [{ course: 'https://golpe.example' }, 'Não use endereços de sites ou de e-mail neste campo'],
  [{ full_name: 'Ana\nLima' }, 'Escreva em uma linha só, sem quebras de linha'],
  [{ email: 'ana@a.br,bia@b.br' }, 'E-mail inválido'],
])('interest with %j is told %s', (change, message) => {
  expect(problems({ ...valid, ...change })).toEqual([message]);
});
