import { expect, it } from 'vitest';
import { createPreviewLink, toPortalPath } from './preview-token.ts';

it.each([
  ['/portal', '/cursos?q=1#a', '/portal/cursos?q=1'],
  ['/portal', '/', '/portal/'],
  ['/portal', '//evil.example', '/portal//evil.example'],
  ['/portal', '/../x', null],
  ['/portal', '/%2e%2e/x', null],
  ['/portal', '/../..//evil.example', null],
  ['/portal', 'x', null],
  ['/portal', 'https://evil.example', null],
  ['/portal', '', null],
  ['/portal', ['/a', '/b'], null],
  ['', '/cursos', '/cursos'],
  ['', '//evil.example/x', null],
  ['', '/\\evil.example', null],
  ['', '/\t/evil.example', null],
  ['', '/.//evil.example', null],
])('below "%s" a link to %j redirects to %s', (basePath, to, path) => {
  expect(toPortalPath(basePath, to)).toBe(path);
});

it('a link is below the base URL of the portal', () => {
  const link = createPreviewLink('https://portal.example/senac-portal/', 'pr-1.x.y', '/psg?a=1');
  expect(link).toBe('https://portal.example/senac-portal/_preview?token=pr-1.x.y&to=%2Fpsg%3Fa%3D1');
});
