import { expect, it } from 'vitest';
import { testPortal } from '../../testing/test-portal.ts';
import { closedHeaders, commonHeaders, pageHeaders, sandboxed } from './security-headers.ts';

const none = { styles: [], scripts: [] };

const scriptsAt = (host: string, portalHosts: string[] = []) =>
  /;script-src ([^;]+);/.exec(
    pageHeaders(testPortal, () => ['mf-a'], portalHosts)(host, none)['content-security-policy'] ?? '',
  )?.[1];

it.each([
  [
    'the host of the request',
    'Portal.Example:8080',
    [],
    'portal.example:8080/portal/assets/ portal.example:8080/portal/remotes/',
  ],
  [
    'that of the portal besides',
    'a',
    ['b'],
    'a/portal/assets/ a/portal/remotes/ b/portal/assets/ b/portal/remotes/',
  ],
  ['each host once', 'a', ['a'], 'a/portal/assets/ a/portal/remotes/'],
  ['nothing that would end the directive', "a; script-src 'unsafe-inline'", [], "'self'"],
  ['no host where none can be named', '[::1]:3000', [], "'self'"],
])('the policy of a page takes scripts from %s', (_what, host, portalHosts, expected) => {
  expect(scriptsAt(host, portalHosts)).toBe(expected);
});

it('the policy of a page knows what stands in the page by its hash, and nothing else of the kind', () => {
  const headersFor = pageHeaders(testPortal, () => [], []);
  const policy = headersFor('a', { styles: ['sha256-1', 'sha256-2'], scripts: ['sha256-3'] })[
    'content-security-policy'
  ];
  expect(policy).toContain(";style-src 'self' 'sha256-1' 'sha256-2';");
  expect(policy).toContain("/portal/remotes/ 'sha256-3';");
  const other = headersFor('a', { styles: ['sha256-1'], scripts: [] })['content-security-policy'];
  expect(other).toContain(";style-src 'self' 'sha256-1';");
});

it('the policy of a page allows the script policies of the host and of each remote', () => {
  expect(pageHeaders(testPortal, () => ['mf-a', 'mf-b'], [])('a', none)['content-security-policy']).toContain(
    ";trusted-types remotes cleaner chunks-host chunks-mf-a chunks-mf-b 'allow-duplicates'",
  );
});

it('every answer has the headers that all have in common', () => {
  expect(closedHeaders).toMatchObject(commonHeaders);
  expect(pageHeaders(testPortal, () => [], [])('a', none)).toMatchObject(commonHeaders);
});

it('what is no page can run nothing', () => {
  const nothing = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
  expect(closedHeaders['content-security-policy']).toBe(nothing);
  expect(sandboxed).toEqual({ 'content-security-policy': `sandbox;${nothing};style-src 'unsafe-inline'` });
});
