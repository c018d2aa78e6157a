import { expect, it } from 'vitest';
import { unitNamed } from './unit-named.ts';

const units = [
  { name: 'Macapá', address: 'Av. Henrique Galúcio, 1999', image: null, phone: null, email: null },
  { name: 'Educação a Distância', address: null, image: null, phone: null, email: null },
];

it('finds the unit whatever the accents', () => {
  expect(unitNamed(units, 'MACAPA')?.address).toBe('Av. Henrique Galúcio, 1999');
});

it.each([null, '', 'Laranjal do Jari'])('gives no unit for %s', (name) => {
  expect(unitNamed(units, name)).toBeUndefined();
});
