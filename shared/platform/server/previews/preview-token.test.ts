import { expect, it } from 'vitest';
import { createPreviewLink, signPreview, toPortalPath, verifyPreview } from './preview-token.ts';

const key = 'k'.repeat(32);
const grant = { name: 'pr-42', until: 1_800_000_000_000 };
const link = signPreview(key, 'link', grant);

it('a token grants its preview until its end', () => {
  expect(verifyPreview(key, 'link', link, grant.until - 1)).toEqual(grant);
  expect(verifyPreview(key, 'link', link, grant.until)).toBeNull();
});

const [name, end, mac] = link.split('.') as [string, string, string];
it.each([
  ['of another key', signPreview('o'.repeat(32), 'link', grant)],
  ['for another use', signPreview(key, 'cookie', grant)],
  ['with another name', ['pr-43', end, mac].join('.')],
  ['with another end', [name, `${end}0`, mac].join('.')],
  ['with another code', [name, end, mac.replace(/^./, (first) => (first === 'A' ? 'B' : 'A'))].join('.')],
  ['with a shorter code', link.slice(0, -1)],
  ['with text around it', ` ${link}\n`],
  ['without a code', `${name}.${end}`],
  ['given twice', [link, link]],
  ['missing', undefined],
])('a token %s grants nothing', (_what, token) => {
  expect(verifyPreview(key, 'link', token, 0)).toBeNull();
});

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
