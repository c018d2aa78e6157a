import { expect, it } from 'vitest';
import { bannersAt } from './banners.tsx';

const banner = (position: number, filename: string | null) => ({
  position,
  filename,
  image_url: `b/${filename}.svg`,
  url: '/senac-portal/psg',
});

it('takes the banners of one position, in the order of the server, twelve at most', () => {
  const banners = [banner(2, 'Dois'), banner(1, 'Um'), banner(1, 'Outro'), banner(3, 'Três')];
  expect(bannersAt(banners, 1).map(({ label }) => label)).toEqual(['Um', 'Outro']);
  expect(bannersAt(banners, 2).map(({ label }) => label)).toEqual(['Dois']);
  expect(bannersAt(Array(13).fill(banner(1, 'Um')), 1)).toHaveLength(12);
});

it.each([
  ['Matrículas abertas', 'Matrículas abertas', 'Matrículas abertas'],
  ['_a__b.c-d.png', 'a b.c d', null],
  [null, 'Destaque', null],
])(
  'spells the file %s to screen readers as %j, and shows %j under the picture',
  (filename, label, caption) => {
    const drawn = banner(1, filename);
    expect(bannersAt([drawn], 1)[0]).toMatchObject({ image: `b/${filename}.svg`, label, caption });
    const undrawn = bannersAt([{ ...drawn, image_url: null }], 1)[0];
    expect(undrawn).toMatchObject({ key: `0 ${filename}`, image: null });
  },
);
