import { expect, it } from 'vitest';
import { publicUrl } from './public-url.ts';

it.each([
  [{}, undefined],
  [{ PORTAL_URL: '', PORTAL_PORT: '' }, undefined],
  [{ PORTAL_URL: '', PORTAL_PORT: '3900' }, 'http://127.0.0.1:3900/portal'],
  [{ PORTAL_URL: 'https://portal.example', PORTAL_PORT: '3900' }, 'https://portal.example'],
])('of %j people reach the portal at %s', (env, address) => {
  expect(publicUrl(env, '/portal')).toBe(address);
});
