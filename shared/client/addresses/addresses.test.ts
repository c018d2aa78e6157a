import { configureApi } from '@portal/client/api';
import { mapLink } from '@portal/contract/format/links';
import { afterEach, expect, it } from 'vitest';
import { fileUrl } from './file-url.ts';
import { portalLink, portalUrl, shareImage } from './portal-url.ts';

afterEach(() => configureApi({ storageUrl: '/storage', portalOrigin: null }));

it.each([
  ['https://cdn.example.org/a.png', 'https://cdn.example.org/a.png'],
  ['//cdn.example.org/a.png', 'https://cdn.example.org/a.png'],
  ['/storage/banners/a.png', '/storage/banners/a.png'],
  ['/senac-portal/assets/a.png', '/senac-portal/assets/a.png'],
  ['banners/a.png', '/storage/banners/a.png'],
  ['edital 01 – ção.pdf', '/storage/edital%2001%20%E2%80%93%20%C3%A7%C3%A3o.pdf'],
  ['edital%2001.pdf', '/storage/edital%2001.pdf'],
  [' notas.pdf ', '/storage/notas.pdf'],
  ['javascript:alert(1)', '/storage/javascript:alert(1)'],
])('the stored file %s has the address %s', (path, address) => {
  expect(fileUrl(path)).toBe(address);
});

it.each([null, undefined, '', '  '])('%j is no stored file', (path) => {
  expect(fileUrl(path)).toBeUndefined();
});

it('the address of a stored file starts from the configured storage base where the path is relative', () => {
  configureApi({ storageUrl: 'https://arquivos.example.org/publico' });
  expect(fileUrl('banners/a.png')).toBe('https://arquivos.example.org/publico/banners/a.png');
});

it('a map is asked for the whole address, and there is none of no address', () => {
  const map = mapLink('Rua A & B, 1 - Macapá') ?? '';
  expect(map).toMatch(/^https:\/\/www\.google\.com\/maps\/search\/\?api=1&query=/);
  expect(new URL(map).searchParams.get('query')).toBe('Rua A & B, 1 - Macapá');
  expect([null, undefined, ''].map(mapLink)).toEqual([null, null, null]);
});

it.each([
  ['/senac-portal', { kind: 'page', to: '/' }],
  ['/senac-portal/psg', { kind: 'page', to: '/psg' }],
  ['/senac-portal/cursos?seg=Moda', { kind: 'page', to: '/cursos?seg=Moda' }],
  ['https://www.senac.br/', { kind: 'outside', href: 'https://www.senac.br/' }],
  ['/senac-portal-antigo', { kind: 'outside', href: '/senac-portal-antigo' }],
  ['/outro-site', { kind: 'outside', href: '/outro-site' }],
  ['', { kind: 'none' }],
  [null, { kind: 'none' }],
] as const)('a banner with the address %s leads to %o', (url, link) => {
  expect(portalLink(url)).toEqual(link);
});

it.each([
  ['https://portal.example', 'https://portal.example/senac-portal/cursos'],
  [null, null],
])('the full address of a page of a portal at %s is %s', (portalOrigin, expected) => {
  configureApi({ portalOrigin });
  expect(portalUrl('/cursos')).toBe(expected);
});

const origin = 'https://portal.example.org';

it.each([
  ['/storage/images/barbeiro.jpg', origin, 'https://portal.example.org/storage/images/barbeiro.jpg'],
  ['https://cdn.example.org/a.PNG?w=1200', null, 'https://cdn.example.org/a.PNG?w=1200'],
  ['/storage/images/barbeiro.jpg', null, null],
  ['/storage/images/barbeiro.svg', origin, null],
  [undefined, origin, null],
])('the picture %s of a portal at %s is shared as %s', (path, portalOrigin, shared) => {
  configureApi({ portalOrigin });
  expect(shareImage(path)).toBe(shared);
});
