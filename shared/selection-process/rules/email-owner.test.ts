import { expect, it } from 'vitest';
import { belongsToOther } from './email-owner.ts';

const cpf = '52998224725';

it.each([
  ['free', null, false],
  ['free, said with an empty owner', { nif: null }, false],
  ["one's own, masked", { nif: '529.982.247-25' }, false],
  ["somebody else's", { nif: '11144477735' }, true],
  ["somebody else's, hidden", { nif: '***.***.***-**' }, true],
])('an e-mail that is %s', (_whose, owner, another) => {
  expect(belongsToOther(owner, cpf)).toBe(another);
});
