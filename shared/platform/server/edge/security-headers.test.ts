import { expect, it } from 'vitest';
import { startHost } from '../../testing/start-portal.ts';
import { testPortal } from '../../testing/test-portal.ts';
import { closedHeaders, isPortalHost, pageHeaders, sandboxed } from './security-headers.ts';

const none = { styles: [], scripts: [] };

it.each([
  ['the host of the request', 'Portal.Example:8080', [], ['portal.example:8080']],
  ['that of the portal in addition', 'a', ['b'], ['a', 'b']],
  ['each host once', 'a', ['a'], ['a']],
  ['nothing that would end the directive', "a; script-src 'unsafe-inline'", [], []],
  ['no host that a policy cannot name', '[::1]:3000', [], []],
])('the policy of a page takes scripts from %s', (_what, host, portalHosts, hosts) => {
  const sources = hosts.flatMap((each) => [`${each}/portal/assets/`, `${each}/portal/remotes/`]);
  const headers = pageHeaders(testPortal, portalHosts)(host, none);
  expect(headers['content-security-policy']).toContain(`;script-src ${sources.join(' ') || "'self'"};`);
});

it('the policy of a page allows its inline code by hash, and no other', () => {
  const headersFor = pageHeaders(testPortal, []);
  const policyWith = (styles: string[], scripts: string[]) =>
    headersFor('a', { styles, scripts })['content-security-policy'];
  const policy = policyWith(['sha256-1', 'sha256-2'], ['sha256-3']);
  expect(policy).toContain(";style-src 'self' 'sha256-1' 'sha256-2';");
  expect(policy).toContain("/portal/remotes/ 'sha256-3';");
  expect(policy).toContain(
    ";require-trusted-types-for 'script';trusted-types default cleaner 'allow-duplicates'",
  );
  expect(policyWith(['sha256-1'], [])).toContain(";style-src 'self' 'sha256-1';");
});

it('responses other than pages can run nothing', () => {
  const nothing = "default-src 'none';base-uri 'none';form-action 'none';frame-ancestors 'none'";
  expect(closedHeaders['content-security-policy']).toBe(nothing);
  expect(sandboxed).toEqual({ 'content-security-policy': `sandbox;${nothing};style-src 'unsafe-inline'` });
});

const portal = 'https://portal.example';

it.each([
  ['portal.example', portal, true],
  ['Portal.Example:443', portal, true],
  ['portal.example:8443', portal, false],
  ['evil.example', portal, false],
  ['portal.example.evil.example', portal, false],
  ['evil.example', null, false],
  ['localhost:3000', null, true],
  ['127.0.0.1:41234', null, true],
  ['127.0.0.1:3000', 'http://localhost:3000', true],
  ['localhost', portal, false],
  ['127.0.0.1:41234', portal, false],
  ['[::1]:3000', portal, false],
  ['[::1]:3000', null, true],
  ['localhost.evil.example', null, false],
  ['127.0.0.1.evil.example', null, false],
  ['evil@localhost', null, false],
  ['localhost/evil', null, false],
  ['', null, false],
])('%j is the host of a portal at %j: %s', (host, portalOrigin, isOwn) => {
  expect(isPortalHost(host, portalOrigin)).toBe(isOwn);
});

it('rejects requests for other hosts with 421 before the upstream is called, except probes', async () => {
  const PORTAL_URL = `${portal}/portal`;
  const host = await startHost({ API_URL: 'http://127.0.0.1:1', PORTAL_URL, TRUST_PROXY: 'loopback' });
  const statusOf = async (path: string, name: string) =>
    (await fetch(host + path, { headers: { 'x-forwarded-host': name } })).status;
  for (const path of ['/api/v1/settings', '/storage/a.png', '/portal/', '/nothing'])
    for (const name of ['evil.example', 'localhost']) expect(await statusOf(path, name), path).toBe(421);
  expect(await statusOf('/api/v1/settings', 'portal.example')).toBe(502);
  expect(await statusOf('/healthz', 'evil.example')).toBe(200);
});
