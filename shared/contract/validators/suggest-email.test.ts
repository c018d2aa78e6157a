import { expect, it } from 'vitest';
import { suggestEmail } from './suggest-email.ts';

it.each([
  ['ana@gmail.con', 'ana@gmail.com'],
  ['a@gmail.con', 'a@gmail.com'],
  ['ana@gmial.com', 'ana@gmail.com'],
  ['ana@gmail.co', 'ana@gmail.com'],
  ['ana@gmail.com.br', 'ana@gmail.com'],
  [' Ana.Souza@GMAIL.CM ', 'Ana.Souza@gmail.com'],
  ['ana@hotmail.co', 'ana@hotmail.com'],
  ['ana@hotmial.com.b', 'ana@hotmail.com.br'],
  ['ana@outlok.com', 'ana@outlook.com'],
  ['ana@rotmail.com', 'ana@hotmail.com'],
  ['ana@gmaill.com', 'ana@gmail.com'],
  ['ana@yaho.com.br', 'ana@yahoo.com.br'],
  ['ana@yahoo.combr', 'ana@yahoo.com.br'],
  ['ana@bol.com', 'ana@bol.com.br'],
  ['ana@prefeitura.con', 'ana@prefeitura.com'],
  ['ana@escola.con.br', 'ana@escola.com.br'],
])('%s is probably %s', (typed, meant) => {
  expect(suggestEmail(typed)).toBe(meant);
});

it.each([
  'ana@gmail.com',
  'ana@hotmail.com.br',
  'ana@yahoo.com',
  'ana@yahoo.com.ar',
  'ana@hotmail.fr',
  'ana@ig.de',
  'ana@ap.gov.br',
  'ana@email.com',
  'ana@mail.com',
  'ana@empresa.co',
  'ana@empresa.falcon',
  'ana@empresa.falcon.br',
  'ana@empresa.combrasil',
  'ana@liv.com',
  'ana@.con',
  'ana@candidata.example',
  'ana@gmail',
  '@gmail.con',
  'ana',
  '',
])('"%s" is left alone', (typed) => {
  expect(suggestEmail(typed)).toBeNull();
});
