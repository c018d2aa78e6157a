import { withoutConsent } from '@portal/shared/validators/consent';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { interestFields } from './interest-fields.ts';

const valid = {
  course: 'Barbeiro',
  full_name: 'Ana Souza',
  nif: '529.982.247-25',
  phone: '(96)9 9123-4567',
  email: 'ana@example.com',
  city_id: '3',
  terms: true,
  policy: true,
};
const messageOf = (change: object) =>
  z.safeParse(interestFields, { ...valid, ...change }).error?.issues[0]?.message;

describe('the interest form', () => {
  it.each([
    [{ course: ' ' }, 'Campo obrigatório'],
    [{ full_name: '' }, 'Nome obrigatório'],
    [{ nif: '' }, 'CPF obrigatório'],
    [{ nif: '111.111.111-11' }, 'CPF inválido'],
    [{ phone: '' }, 'Celular obrigatório'],
    [{ phone: '(96)9 9123-456' }, 'Celular inválido'],
    [{ phone: '(20)9 9123-4567' }, 'Este DDD não existe: confira os dois primeiros números'],
    [{ policy: false }, 'Leia e aceite a política de privacidade para continuar.'],
    [{ email: '' }, 'E-mail obrigatório'],
    [{ email: 'ana' }, 'E-mail inválido'],
    [{ city_id: '' }, 'Cidade obrigatória'],
    [{ full_name: 'Ana em golpe.example' }, 'Não use endereços de sites ou de e-mail neste campo'],
    [{ course: 'https://golpe.example' }, 'Não use endereços de sites ou de e-mail neste campo'],
    [{ full_name: 'Ana\nLima' }, 'Escreva em uma linha só, sem quebras de linha'],
    [{ full_name: "Dra. Ana D'Arc de Sá-Luz" }, undefined],
    [{ email: 'ana@a.br,bia@b.br' }, 'E-mail inválido'],
    [{}, undefined],
  ])('%j says %s', (change, message) => {
    expect(messageOf(change)).toBe(message);
  });

  it('sends digits only', () => {
    expect(withoutConsent(z.parse(interestFields, valid))).toEqual({
      full_name: 'Ana Souza',
      email: 'ana@example.com',
      nif: '52998224725',
      phone: '96991234567',
      course: 'Barbeiro',
      city_id: 3,
    });
  });
});
