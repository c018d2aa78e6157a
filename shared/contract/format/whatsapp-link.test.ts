import { expect, it } from 'vitest';
import { whatsappLink } from './whatsapp-link.ts';

it.each([
  ['(96) 3198-1234', undefined, 'https://wa.me/559631981234'],
  ['+55 96 99123-4567', undefined, 'https://wa.me/5596991234567'],
  ['96991234567', 'Olá! Tudo bem?', 'https://wa.me/5596991234567?text=Ol%C3%A1!%20Tudo%20bem%3F'],
  ['', 'Olá', null],
  [null, 'Olá', null],
  ['0800 000 0000 00', undefined, null],
])('the link to %j with %j is %j', (phone, text, link) => {
  expect(whatsappLink(phone, text)).toBe(link);
});
