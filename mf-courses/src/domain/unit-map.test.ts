import { expect, it } from 'vitest';
import { unitMap } from './unit-map.ts';
import { unitNamed } from './unit-named.ts';

const units = [
  { name: 'Macapá', address: 'Av. Henrique Galúcio, 1999', image: null, phone: null, email: null },
  { name: 'Educação a Distância', address: null, image: null, phone: null, email: null },
];

it('finds the unit whatever the accents', () => {
  expect(unitMap(unitNamed(units, 'MACAPA'))).toContain(encodeURIComponent('Av. Henrique Galúcio, 1999'));
});

it.each([null, '', 'Educação a Distância', 'Laranjal do Jari'])('gives no map for %s', (name) => {
  expect(unitMap(unitNamed(units, name))).toBeNull();
});
