import { render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AreaBadge, areaSlug, areas } from './area.tsx';

describe('area', () => {
  it('has the eight areas in the order of the specification', () => {
    expect(areas.map((area) => area.name)).toEqual([
      'Comércio',
      'Saúde',
      'Educacional',
      'Tecnologia',
      'Gastronomia',
      'Alimentos',
      'Moda',
      'Beleza',
    ]);
  });

  it('is found whatever the accents, capitals and blanks', () => {
    fc.assert(
      fc.property(fc.constantFrom(...areas), fc.boolean(), fc.boolean(), (area, capitals, decomposed) => {
        const written = decomposed ? area.name.normalize('NFD') : area.name;
        expect(areaSlug(` ${capitals ? written.toUpperCase() : written} `)).toBe(area.slug);
      }),
    );
    expect(areaSlug('COMERCIO')).toBe('comercio');
  });

  it('is undefined for another name', () => {
    expect(areaSlug('Idiomas')).toBeUndefined();
    expect(areaSlug(null)).toBeUndefined();
  });

  it('keeps the name of an area it does not know', () => {
    render(<AreaBadge name="Idiomas" />);
    expect(screen.getByText('Idiomas')).not.toHaveAttribute('data-area');
  });
});
