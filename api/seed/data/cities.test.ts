import { describe, expect, it } from 'vitest';
import citiesByState from './cities.json' with { type: 'json' };

const counts = {
  AC: 22,
  AL: 102,
  AM: 62,
  AP: 16,
  BA: 417,
  CE: 184,
  DF: 1,
  ES: 78,
  GO: 246,
  MA: 217,
  MG: 853,
  MS: 79,
  MT: 141,
  PA: 144,
  PB: 223,
  PE: 185,
  PI: 224,
  PR: 399,
  RJ: 92,
  RN: 167,
  RO: 52,
  RR: 15,
  RS: 497,
  SC: 295,
  SE: 75,
  SP: 645,
  TO: 139,
};
const states = Object.entries(citiesByState).map(([state, names]) => ({ state, names: names.split('|') }));

describe('cities of Brazil', () => {
  it.each(states)('$state has as many as the official list, each once', ({ state, names }) => {
    expect(names).toHaveLength(counts[state as keyof typeof counts]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are 5,570 in 27 states', () => {
    expect(states).toHaveLength(27);
    expect(states.flatMap(({ names }) => names)).toHaveLength(5570);
  });

  it('start with those of Amapá', () => {
    expect(states[0]?.state).toBe('AP');
    expect(states[0]?.names).toContain('Macapá');
    expect(states[0]?.names).toContain('Laranjal do Jari');
  });

  it('are written with accents, composed, and nothing else', () => {
    for (const name of states.flatMap(({ names }) => names)) {
      expect(name).toBe(name.normalize('NFC'));
      expect(name).toMatch(/^\p{Lu}[\p{L}' -]+$/u);
    }
    expect(states.flatMap(({ names }) => names).filter((name) => /[À-ÿ]/.test(name)).length).toBeGreaterThan(
      2000,
    );
  });
});
