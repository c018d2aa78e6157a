import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, test } from '../support/portal.ts';
import { type Service, startService } from '../support/service.ts';

/** An api that lets an address try two log-ins: the others of these tests let one address do everything. */
let api: Service;
let dataDir: string;
test.beforeAll(async () => {
  test.setTimeout(900_000);
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'portal-edge-'));
  api = await startService(['api/src/main.ts'], {
    DATA_DIR: dataDir,
    DATABASE_URL: '',
    LOG_LEVEL: 'error',
    SEED: 'none',
    TRUST_PROXY: 'loopback',
    RATE_LIMIT_FACTOR: '0.1',
  });
});
test.afterAll(async () => {
  await api.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Tries to log in, each time as somebody else. */
async function tryLogin(portalUrl: string, turn: number, address: string): Promise<number> {
  const answer = await fetch(new URL('/api/v1/auth/login', portalUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify({ email: `pessoa${turn}@exemplo.br`, password: 'errada errada' }),
  });
  return answer.status;
}

/** Tries until it is refused, with what is left of one quarter of an hour and all of the next at the most. */
async function isRefusedInTheEnd(attempt: (turn: number) => Promise<number>): Promise<boolean> {
  for (let turn = 0; turn < 6; turn += 1) if ((await attempt(turn)) === 429) return true;
  return false;
}

test('visitors behind a proxy that the host knows do not share a limit', async ({ anotherHost }) => {
  const host = await anotherHost({ API_URL: api.url, TRUST_PROXY: 'loopback' });
  const as = (turn: number, address: string) => tryLogin(host.url, turn, address);
  const one = await isRefusedInTheEnd((turn) => as(turn, '198.51.100.1'));
  const other = await as(7, '198.51.100.2');
  // What a visitor puts before the address that the proxy adds counts for nothing.
  const forged = await isRefusedInTheEnd((turn) => as(10 + turn, `203.${turn}.113.77, 198.51.100.1`));
  expect({ one, other, forged }).toEqual({ one: true, other: 401, forged: true });
});
