import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { indexOptions, matchOptions } from './match-options.ts';

const cities = indexOptions(
  ['Amapá - AP', 'Laranjal do Jari - AP', 'Macapá - AP', 'Santana - AP', 'São Paulo - SP'].map((label) => ({
    value: label,
    label,
  })),
);
const labels = (typed: string, limit = 50) =>
  matchOptions(cities, typed, limit).shown.map(({ label }) => label);

describe('matchOptions', () => {
  it('finds a city whatever the accents and capitals', () => {
    expect(labels('MACAPA')).toEqual(['Macapá - AP']);
    expect(labels('são  paulo')).toEqual(['São Paulo - SP']);
  });

  it('puts what begins with the text before what only holds it', () => {
    expect(labels('ja')).toEqual(['Laranjal do Jari - AP']);
    expect(labels('apa')).toEqual(['Amapá - AP', 'Macapá - AP']);
    expect(labels('s')).toEqual(['Santana - AP', 'São Paulo - SP']);
    expect(labels('a')[0]).toBe('Amapá - AP');
  });

  it('puts who is named so first, and the preferred before others that match as well', () => {
    const cities = indexOptions([
      { value: '1', label: 'Santana da Boa Vista - RS' },
      { value: '2', label: 'Santana - BA' },
      { value: '3', label: 'Santana - AP', preferred: true },
      { value: '4', label: 'Feira de Santana - BA' },
      { value: '5', label: 'Porto Grande - AP', preferred: true },
      { value: '6', label: 'Porto - PI' },
    ]);
    const found = (typed: string) => matchOptions(cities, typed, 50).shown.map(({ value }) => value);
    expect(found('santana')).toEqual(['3', '2', '1', '4']);
    expect(found('porto')).toEqual(['6', '5']);
    expect(found('port')).toEqual(['5', '6']);
    expect(found('')).toEqual(['3', '5', '1', '2', '4', '6']);
  });

  it('shows everything for an empty text, up to the limit, and counts all', () => {
    expect(matchOptions(cities, '', 2)).toMatchObject({ total: 5, shown: [{ value: 'Amapá - AP' }, {}] });
  });

  it('finds any option by any piece of its label', () => {
    const city = fc.constantFrom(...cities);
    fc.assert(
      fc.property(city, fc.nat(), fc.nat(), ({ label }, from, to) => {
        const piece = label.slice(from % label.length, (to % label.length) + 1);
        expect(labels(piece)).toContain(label);
      }),
    );
  });
});
