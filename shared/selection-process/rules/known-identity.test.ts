import { expect, it } from 'vitest';
import { knownIdentity } from './known-identity.ts';

it.each([
  ['52998224725', '1996-04-18', { cpf: '52998224725', birthdate: '1996-04-18' }],
  ['529.982.247-25', '1996-04-18T03:00:00.000Z', { cpf: '52998224725', birthdate: '1996-04-18' }],
  ['***.982.247-**', '1996-04-18', null],
  ['52998224725', 'ontem', null],
  ['52998224725', null, null],
  [null, '1996-04-18', null],
])('of CPF %s and birth date %s is %j', (nif, birthdate, known) => {
  expect(knownIdentity({ nif, birthdate })).toEqual(known);
});
