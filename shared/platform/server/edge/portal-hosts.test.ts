import { expect, it } from 'vitest';
import { startHost } from '../../testing/start-host.ts';
import { isPortalHost } from './security-headers.ts';

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
