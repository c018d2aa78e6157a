import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { expect, it } from 'vitest';
import { readPsgProcess } from './psg.ts';

it.each([
  [3, null, null],
  [47, null, 'https://www.ap.senac.br/psg'],
  [47, 'https://a.example', 'https://a.example'],
])('process %i, for which the server names %s, takes registrations at %s', (id, url, external) => {
  expect(readPsgProcess(aPsgProcess({ id, external_registration_url: url })).externalUrl).toBe(external);
});

it.each([
  [31, 40, 'chamados até a 31ª posição, de 40 inscritos'],
  [12, 12, 'chamados todos os 12 inscritos'],
  [1, 1, 'chamado o único inscrito'],
])('of %i called of %i it says: %s', (called, registered, text) => {
  const items = [aPsgItem({ last_round: { called, registered } })];
  const [offer] = readPsgProcess(aPsgProcess({ items })).offers;
  expect(offer?.facts).toContainEqual(['No último processo', text]);
});
