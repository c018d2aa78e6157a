import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test as portalTest } from '../support/portal.ts';
import { startService } from '../support/service.ts';

/** An api with its real limits, on an empty database: the others of these tests let one address do everything. */
const test = portalTest.extend<{ apiUrl: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixture's needs from this pattern
  apiUrl: async ({}, use) => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-edge-'));
    const api = await startService(['api/src/main.ts'], {
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      LOG_LEVEL: 'error',
      SEED: 'none',
      TRUST_PROXY: 'loopback',
    });
    await use(api.url);
    await api.stop();
    await rm(dataDir, { recursive: true, force: true });
  },
});

// Each wrong password costs the api what a right one would.
test.describe.configure({ timeout: 180_000 });

/** Tries to log in, each time as somebody else. */
async function tryLogin(portalUrl: string, turn: number, headers: Record<string, string>): Promise<number> {
  const answer = await fetch(new URL('/api/v1/auth/login', portalUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ email: `pessoa${turn}@exemplo.br`, password: 'errada errada' }),
  });
  return answer.status;
}

test('changing headers does not make one visitor many', async ({ portal, apiUrl }) => {
  const host = await portal.anotherHost({ API_URL: apiUrl });
  const statuses: number[] = [];
  for (let turn = 0; turn < 26; turn += 1) {
    const address = `203.0.113.${turn}`;
    statuses.push(
      await tryLogin(host.url, turn, {
        'x-forwarded-for': `${address}, ${address}`,
        'x-real-ip': address,
        'true-client-ip': address,
        forwarded: `for=${address}`,
      }),
    );
  }
  await host.stop();
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);
});

test('visitors behind a proxy that the host knows do not share a limit', async ({ portal, apiUrl }) => {
  const host = await portal.anotherHost({ API_URL: apiUrl, TRUST_PROXY: 'loopback' });
  const as = (address: string, turn: number) => tryLogin(host.url, turn, { 'x-forwarded-for': address });
  let last = 0;
  for (let turn = 0; turn < 26; turn += 1) last = await as('198.51.100.1', turn);
  const other = await as('198.51.100.2', 27);
  // What a visitor puts before the address that the proxy adds counts for nothing.
  const forged = await as('203.0.113.77, 198.51.100.1', 28);
  await host.stop();
  expect({ last, other, forged }).toEqual({ last: 429, other: 401, forged: 429 });
});
