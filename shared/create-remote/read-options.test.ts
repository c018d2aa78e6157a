import { expect, it } from 'vitest';
import { readOptions } from './read-options.ts';

it.each([
  [
    ['mf-feira-livre'],
    { name: 'mf-feira-livre', team: 'Feira livre', path: '/feira-livre', slot: 'destaque-feira-livre' },
  ],
  [
    ['mf-eventos', '--team', 'Eventos & Feiras', '--path', '/agenda', '--slot', 'proximos'],
    { name: 'mf-eventos', team: 'Eventos & Feiras', path: '/agenda', slot: 'proximos' },
  ],
])('%j are the options %j', (args, options) => {
  expect(readOptions(args)).toEqual(options);
});

it.each([
  [['eventos'], "name 'eventos': a name begins with mf-"],
  [['mf-Eventos'], "name 'mf-Eventos'"],
  [['mf-eventos', '--path', '/eventos/:id'], "path '/eventos/:id': a path begins with a slash and has no"],
  [['mf-eventos', '--slot', 'Próximos'], "slot 'Próximos'"],
  [['mf-eventos', '--team', "D'Ávila"], "team 'D'Ávila'"],
  [['mf-eventos', 'mf-feiras'], 'usage'],
  [[], 'usage'],
  [['mf-eventos', '--port', '1'], "'--port'"],
])('%j is rejected', (args, message) => {
  expect(() => readOptions(args)).toThrow(message);
});
