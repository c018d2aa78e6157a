import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AreaBadge, areaSlug, areas } from './area.tsx';

it('has the eight areas in the order of the specification', () => {
  const names = 'Comércio, Saúde, Educacional, Tecnologia, Gastronomia, Alimentos, Moda, Beleza';
  expect(areas.map((area) => area.name).join(', ')).toBe(names);
});

it.each([
  [' COMERCIO ', 'comercio'],
  ['saúde'.normalize('NFD'), 'saude'],
  ['Idiomas', undefined],
  [null, undefined],
])('%j is the area %s, whatever the accents, capitals and blanks', (name, slug) => {
  expect(areaSlug(name)).toBe(slug);
});

it('keeps the name of an area it does not know', () => {
  render(<AreaBadge name="Idiomas" />);
  expect(screen.getByText('Idiomas')).not.toHaveAttribute('data-area');
});
