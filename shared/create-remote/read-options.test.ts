import { describe, expect, it, vi } from 'vitest';
import { readOptions } from './read-options.ts';

describe('the options of a new remote', () => {
  it('have defaults from the name', async () => {
    expect(await readOptions(['mf-feira-livre'], null)).toEqual({
      name: 'mf-feira-livre',
      team: 'Feira livre',
      path: '/feira-livre',
      slot: 'destaque-feira-livre',
    });
  });

  it('are those of the command', async () => {
    const args = ['mf-eventos', '--team', 'Eventos & Feiras', '--path', '/agenda', '--slot', 'proximos'];
    expect(await readOptions(args, null)).toEqual({
      name: 'mf-eventos',
      team: 'Eventos & Feiras',
      path: '/agenda',
      slot: 'proximos',
    });
  });

  it('are asked for on a terminal, again after an invalid one, if the command does not have them', async () => {
    const ask = vi.fn(async (question: string, _proposal: string) => {
      if (question === 'path') return 'agenda';
      return question.startsWith("path 'agenda'") ? '/agenda' : '';
    });
    expect(await readOptions(['mf-eventos', '--slot', 'proximos'], ask)).toEqual({
      name: 'mf-eventos',
      team: 'Eventos',
      path: '/agenda',
      slot: 'proximos',
    });
    expect(ask.mock.calls.map(([, proposal]) => proposal)).toEqual(['Eventos', '/eventos', '/eventos']);
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
  ])('%j is rejected', async (args, message) => {
    await expect(readOptions(args, null)).rejects.toThrow(message);
  });
});
