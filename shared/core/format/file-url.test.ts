import { configureApi } from '@portal/shared/api';
import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { fileUrl } from './file-url.ts';

afterEach(() => configureApi({ storageUrl: '/storage' }));

it.each([
  ['https://cdn.example.org/a.png', 'https://cdn.example.org/a.png'],
  ['//cdn.example.org/a.png', 'https://cdn.example.org/a.png'],
  ['/storage/banners/a.png', '/storage/banners/a.png'],
  ['/senac-portal/assets/a.png', '/senac-portal/assets/a.png'],
  ['banners/a.png', '/storage/banners/a.png'],
  ['edital 01 – ção.pdf', '/storage/edital%2001%20%E2%80%93%20%C3%A7%C3%A3o.pdf'],
  ['edital%2001.pdf', '/storage/edital%2001.pdf'],
  [' notas.pdf ', '/storage/notas.pdf'],
])('the stored file %s has the address %s', (path, address) => {
  expect(fileUrl(path)).toBe(address);
});

it.each([null, undefined, '', '  '])('%j is no stored file', (path) => {
  expect(fileUrl(path)).toBeUndefined();
});

it('the address of a stored file never becomes a script', () => {
  expect(fileUrl('javascript:alert(1)')).toBe('/storage/javascript:alert(1)');
});

it('the address of a stored file starts from the configured storage base where the path is relative', () => {
  configureApi({ storageUrl: 'https://arquivos.example.org/publico' });
  expect(fileUrl('banners/a.png')).toBe('https://arquivos.example.org/publico/banners/a.png');
  expect(fileUrl('/storage/a.png')).toBe('/storage/a.png');
  expect(fileUrl('https://cdn.example.org/a.png')).toBe('https://cdn.example.org/a.png');
});

it('the address of a stored file is always of http(s) or rooted in the portal', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.webUrl(), fc.webPath()), (path) => {
      expect(fileUrl(path) ?? '/').toMatch(/^(https?:\/\/|\/)/);
    }),
  );
});
