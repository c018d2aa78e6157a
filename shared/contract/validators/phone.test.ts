import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { mobile } from '../endpoints/fields.ts';
import { hasAreaCode, mobileDigits } from './phone.ts';
import { unmasked } from './text.ts';

describe('a mobile number, 15 characters in masked form (A 5.3)', () => {
  it.each([
    ['(96)9 9912-3456', '96999123456'],
    ['96999123456', '96999123456'],
    ['+55 96 99912-3456', '96999123456'],
    ['(+55) 96 99912-3456', '96999123456'],
    ['5596999123456', '96999123456'],
    ['(55)9 9912-3456', '55999123456'],
    ['+55 (55) 99912-3456', '55999123456'],
    ['096 99912-3456', '96999123456'],
    ['(0xx96) 99912-3456', '96999123456'],
    ['0 41 96 99912-3456', '96999123456'],
    ['+55 (0xx96) 99912-3456', '96999123456'],
    ['(96)9 9912-345', null],
    ['(96) 3214-1234', null],
    ['969991234567', null],
    ['+55 96 99912-345', null],
    ['+55 96 99912-34', null],
    ['+1 415 555 26711', null],
    ['(+96) 99912-3456', null],
    ['96 99912-3456 +', '96999123456'],
    ['', null],
  ])('%j is sent as %j', (text, digits) => {
    expect(mobileDigits(text)).toBe(digits);
  });

  it('is of one of the 67 areas', () => {
    const two = Array.from({ length: 100 }, (_, code) => String(code).padStart(2, '0'));
    const areas = two.filter(hasAreaCode);
    expect(areas).toHaveLength(67);
    const unused = '00 10 20 23 25 26 29 30 36 39 40 50 52 56 60 70 72 76 78 80 90'.split(' ');
    for (const none of unused) expect(areas).not.toContain(none);
  });

  it.each([
    ['', 'Celular obrigatório'],
    ['(96)9 9912-345', 'Número inválido'],
    ['(20)9 9912-3456', 'Este DDD não existe: confira os dois primeiros números'],
    ['09632141234', 'Este DDD não existe: confira os dois primeiros números'],
    ['(96)9 9912-3456', undefined],
  ])('typed as %j has the error %j', (text, said) => {
    const { error } = z.safeParse(unmasked('phone', mobile('Número inválido')), text);
    expect(error?.issues.map(({ message }) => message)).toEqual(said && [said]);
  });
});
