import { expect, it } from 'vitest';
import { helpAddress } from './help-address.ts';

it.each([
  ['(96) 3198-1234', 'https://wa.me/559631981234'],
  ['96991234567', 'https://wa.me/5596991234567'],
  ['+55 96 99123-4567', 'https://wa.me/5596991234567'],
])('%s leads to %s, with the course in the message', (phone, address) => {
  const link = helpAddress(phone, 'Barbeiro');
  expect(link?.startsWith(`${address}?text=`)).toBe(true);
  expect(decodeURIComponent(link ?? '')).toContain('Barbeiro');
});

it.each([null, '', '123', '0800 000 0000 00'])('%s is no phone to write to', (phone) => {
  expect(helpAddress(phone, 'Barbeiro')).toBeNull();
});
