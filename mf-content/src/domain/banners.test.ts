import { expect, it } from 'vitest';
import { bannersAt } from './banners.ts';

const banner = (position: number, filename: string | null) => ({
  position,
  filename,
  image_url: `b/${filename}.svg`,
  url: '/senac-portal/psg',
});

it('takes the banners of one position, in the order of the server', () => {
  const banners = [banner(2, 'Dois'), banner(1, 'Um'), banner(1, 'Outro'), banner(3, 'Três')];
  expect(bannersAt(banners, 1).map(({ label }) => label)).toEqual(['Um', 'Outro']);
  expect(bannersAt(banners, 2).map(({ label }) => label)).toEqual(['Dois']);
});

it('shows a title under the picture, and spells the name of a file for screen readers only', () => {
  expect(bannersAt([banner(1, 'Matrículas abertas')], 1)[0]).toMatchObject({
    image: 'b/Matrículas abertas.svg',
    label: 'Matrículas abertas',
    caption: 'Matrículas abertas',
  });
  expect(bannersAt([banner(1, 'matriculas_abertas-2026.png')], 1)[0]).toMatchObject({
    label: 'matriculas abertas 2026',
    caption: null,
  });
  expect(bannersAt([{ ...banner(1, '_a__b.c-d.png'), image_url: null }], 1)[0]).toMatchObject({
    key: '0 _a__b.c-d.png',
    image: null,
    label: 'a b.c d',
  });
  expect(bannersAt([banner(1, null)], 1)[0]).toMatchObject({ label: 'Destaque', caption: null });
});
