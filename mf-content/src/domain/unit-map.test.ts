import { expect, it } from 'vitest';
import { unitMap } from './unit-map.ts';

it.each(['Macapá', 'Unidade Santana', 'Educação a Distância', 'EAD', 'Carreta-Escola', 'Terraço'])(
  'the whole address of %s leads to a map (A 2.6)',
  (name) => {
    const map = unitMap({ name, address: 'Rua A & B, 1' }) ?? '';
    expect(new URL(map).searchParams.get('query')).toBe('Rua A & B, 1');
  },
);

it.each([{ name: 'Leade', address: 'Rua A, 1' }, { name: 'Macapá' }])('%j leads to none', (unit) => {
  expect(unitMap(unit)).toBeNull();
});
