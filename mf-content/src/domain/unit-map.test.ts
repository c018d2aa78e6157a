import { expect, it } from 'vitest';
import { unitMap } from './unit-map.ts';

it.each([
  ['Macapá', true],
  ['Unidade Santana', true],
  ['Educação a Distância', true],
  ['Carreta-Escola', true],
  ['Terraço', true],
  ['Oiapoque', false],
])('the address of %s leads to a map: %s', (name, mapped) => {
  expect(unitMap({ name, address: 'Rua A, 1' }) !== null).toBe(mapped);
});

it('there is no map without an address', () => {
  expect(unitMap({ name: 'Macapá' })).toBeNull();
});

it('the map is asked for the whole address', () => {
  const map = unitMap({ name: 'Macapá', address: 'Rua A & B, 1' }) ?? '';
  expect(new URL(map).searchParams.get('query')).toBe('Rua A & B, 1');
});
