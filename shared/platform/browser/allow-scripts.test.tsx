import { afterEach, expect, it, vi } from 'vitest';
import { allowScripts, findScriptUrl } from './allow-scripts.ts';

const { origin } = location;
const folders = ['/portal/assets/', '/portal/remotes/mf-a/web/', '/portal/remotes/eventos/web/'];

afterEach(() => vi.unstubAllGlobals());

it.each([
  '/portal/assets/start.01234567.js',
  '/portal/remotes/mf-a/web/page.01234567.js',
  '/portal/remotes/eventos/web/0123456789abcdef/assets/page.js?retry=1',
])('allows %s, with the origin', (url) => {
  expect(findScriptUrl(url, () => folders)).toBe(origin + url);
  expect(findScriptUrl(origin + url, () => folders)).toBe(origin + url);
});

it.each([
  ['an unknown remote', '/portal/remotes/mf-b/web/a.js'],
  ['a remote whose name begins like a known one', '/portal/remotes/mf-ab/web/a.js'],
  ['another folder of a remote', '/portal/remotes/mf-a/server/remote.cjs'],
  ['the registry', '/portal/registry.json'],
  ['the API', '/api/v1/courses'],
  ['another base path', '/remotes/mf-a/web/a.js'],
  ['a way out of the folder', '/portal/remotes/mf-a/web/../../../../storage/a.js'],
  ['an encoded way out', '/portal/remotes/mf-a/web/%2e%2e/%2e%2e/mf-b/web/a.js'],
  ['an encoded slash', '/portal/remotes/mf-a/web/..%2f..%2f..%2fstorage/a.js'],
  ['backslashes', '\\portal\\remotes\\mf-a\\web\\..\\..\\..\\storage\\a.js'],
  ['another origin', 'https://other.example/portal/remotes/mf-a/web/a.js'],
  ['another origin without a scheme', '//other.example/portal/assets/a.js'],
  ['another origin after backslashes', '\\\\other.example/portal/assets/a.js'],
  ['another port', `${location.protocol}//${location.hostname}:8080/portal/assets/a.js`],
  ['a text', 'data:text/javascript,alert(1)'],
  ['a script', 'javascript:alert(1)'],
  ['a text with an origin', `blob:${origin}/portal/assets/a.js`],
])('allows no script of %s', (_what, url) => {
  expect(findScriptUrl(url, () => folders)).toBeNull();
});

it('creates a default policy for scripts of current remotes, and for nothing else', () => {
  const createPolicy = vi.fn();
  vi.stubGlobal('trustedTypes', { createPolicy });
  const snapshot = { remotes: [{ name: 'mf-a' }], allKnown: true };
  allowScripts({ current: () => snapshot as never }, '');
  const [name, { createScriptURL, ...others }] = createPolicy.mock.lastCall ?? [];
  expect([name, others]).toEqual(['default', {}]);
  expect(createScriptURL('/remotes/mf-b/web/a.js')).toBeNull();
  snapshot.remotes.push({ name: 'mf-b' });
  expect(createScriptURL('/remotes/mf-b/web/a.js')).toBe(`${origin}/remotes/mf-b/web/a.js`);
});

it('does nothing in browsers without Trusted Types', () => {
  vi.stubGlobal('trustedTypes', undefined);
  expect(() => allowScripts({ current: () => ({ remotes: [], allowed: true }) as never }, '')).not.toThrow();
});
