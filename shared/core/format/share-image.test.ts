import { expect, it } from 'vitest';
import { publicOrigin } from './public-origin.ts';
import { shareImage } from './share-image.ts';

const origin = 'https://portal.example.org';

it.each([
  ['/storage/images/barbeiro.jpg', origin, 'https://portal.example.org/storage/images/barbeiro.jpg'],
  ['https://cdn.example.org/a.PNG?w=1200', null, 'https://cdn.example.org/a.PNG?w=1200'],
  ['/storage/images/barbeiro.jpg', null, null],
  ['/storage/images/barbeiro.svg', origin, null],
  [undefined, origin, null],
])('the picture %s of a portal at %s is shared as %s', (address, at, shared) => {
  expect(shareImage(address, at)).toBe(shared);
});

it.each([
  ['https://portal.example.org/senac-portal/detalhes/1?turma=2', origin],
  ['http://127.0.0.1:3000/senac-portal/', 'http://127.0.0.1:3000'],
  ['http://portal.invalid/senac-portal/detalhes/1', null],
])('a page asked for as %s is reached at %s', (address, at) => {
  expect(publicOrigin(address)).toBe(at);
});
