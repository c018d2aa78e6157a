import { expect, it } from 'vitest';
import { accessState, readAccess } from './access-state.ts';

const ana = { email: 'ana@candidata.example', back: '/printing/9' };

it.each([
  [accessState(ana), '', ana],
  [accessState(ana), '#email=outra%40candidata.example', ana],
  [null, '#email=ana%2B1%40candidata.example', { email: 'ana+1@candidata.example', back: null }],
  [null, '#conteudo', { email: '', back: null }],
  [{ access: { email: 1, back: {} } }, '', { email: '', back: null }],
])('%j with "%s" is %j', (state, hash, access) => {
  expect(readAccess(state, hash)).toEqual(access);
});
