import { expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

it.each([
  ['ana@gmail.con', 'ana@gmail.com'],
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.com.br', 'ana@gmail.com'],
  [' Ana.Souza@GMAIL.CM ', 'Ana.Souza@gmail.com'],
  ['ana@hotmial.com.b', 'ana@hotmail.com.br'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@bol.com', 'ana@bol.com.br'],
  ['ana@escola.con.br', 'ana@escola.com.br'],
])('%s is probably %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  'ana@gmail.com',
  'ana@yahoo.com.ar',
  'ana@email.com',
  'ana@mail.com',
  'ana@empresa.co',
  'ana@candidata.example',
  '@gmail.con',
  '',
])('"%s" is left alone', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
