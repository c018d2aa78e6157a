import { expect, it } from 'vitest';
import { prefill } from './prefill.ts';

const asked = '1998-04-21';
const blank = { full_name: '', birthdate: asked, mother: '' };
const known = { nif: '52998224725', full_name: 'Ana Souza', birthdate: asked, mother: 'M••• d• S•••' };
const told = { full_name: 'Ana Souza', birthdate: asked, mother: 'M••• d• S•••' };
const typed = { full_name: 'Ana Lima', birthdate: '1998-04-22', mother: 'Maria' };

it.each([
  ['nobody known', null, blank, {}],
  ['a blank form', known, blank, told],
  ['one field typed', known, { ...blank, full_name: 'A' }, { birthdate: asked, mother: 'M••• d• S•••' }],
  ['an answer with gaps', { nif: null, full_name: null, birthdate: null, mother: null }, blank, {}],
  [
    "another server's date",
    { ...known, birthdate: '20/04/1998' },
    blank,
    { ...told, birthdate: '1998-04-20' },
  ],
  ['a form that somebody has filled in', known, typed, {}],
  ['a date in words', { ...known, birthdate: 'ontem' }, { ...typed, birthdate: asked }, {}],
])('%s', (_what, person, now, filled) => {
  expect(prefill(person, now, asked)).toEqual(filled);
});
