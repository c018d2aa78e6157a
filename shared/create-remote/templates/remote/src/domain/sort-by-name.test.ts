import { expect, it } from 'vitest';
import { sortByName } from './sort-by-name.ts';

it('sorts by name, whatever the accents and cases, and leaves the list as it was', () => {
  const units = ['Santana', 'amapá', 'Óbidos', 'Laranjal'].map((name) => ({ name }));
  expect(sortByName(units).map(({ name }) => name)).toEqual(['amapá', 'Laranjal', 'Óbidos', 'Santana']);
  expect(units[0]?.name).toBe('Santana');
});
