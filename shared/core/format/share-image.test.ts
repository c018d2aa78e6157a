import { configureApi } from '@portal/shared/api';
import { afterAll, expect, it } from 'vitest';
import { shareImage } from './share-image.ts';

afterAll(() => configureApi({ portalOrigin: null }));

const origin = 'https://portal.example.org';

it.each([
  ['/storage/images/barbeiro.jpg', origin, 'https://portal.example.org/storage/images/barbeiro.jpg'],
  ['images/barbeiro.jpg', origin, 'https://portal.example.org/storage/images/barbeiro.jpg'],
  ['https://cdn.example.org/a.PNG?w=1200', null, 'https://cdn.example.org/a.PNG?w=1200'],
  ['/storage/images/barbeiro.jpg', null, null],
  ['/storage/images/barbeiro.svg', origin, null],
  [undefined, origin, null],
])('the picture %s of a portal at %s is shared as %s', (path, portalOrigin, shared) => {
  configureApi({ portalOrigin });
  expect(shareImage(path)).toBe(shared);
});
