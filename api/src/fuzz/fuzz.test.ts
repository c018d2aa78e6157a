import { endpoints } from '@portal/shared/contract/endpoints';
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { faultOf } from './fault-of.ts';
import { type FuzzCall, fuzzCallsOf } from './fuzz-calls.ts';
import { fuzzedApi } from './fuzzed-api.ts';
import { secrets } from './known-person.ts';

/** `FUZZ_CALLS=20000` makes more of them, `FUZZ_SEED` the same again. */
const calls = Number(process.env.FUZZ_CALLS ?? 4000);
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2 ** 31);
const atOnce = 8;

const api = await fuzzedApi();
const callsOfEach = Math.ceil(calls / endpoints.length);
const statuses = new Map<number, number>();

const shown = ({ body, ...call }: FuzzCall) =>
  JSON.stringify({ ...call, body: body?.toString().slice(0, 2000) });

describe(`whatever is sent (FUZZ_SEED=${seed})`, () => {
  it.each(endpoints.map((each, index) => ({ ...each, seed: seed + index })))(
    '$name answers without failing, in the contract’s shape, and repeats nobody’s data in an error',
    { timeout: 600_000 },
    async ({ name, endpoint, seed }) => {
      const sample = fc.sample(fuzzCallsOf(endpoint, api.goodBodies[name]), { numRuns: callsOfEach, seed });
      for (let index = 0; index < sample.length; index += atOnce) {
        await api.forgetCallers();
        await Promise.all(
          sample.slice(index, index + atOnce).map(async (call) => {
            const answer = await api.send(call);
            statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
            expect(
              faultOf(endpoint, call, answer),
              `${shown(call)}\n${answer.text.slice(0, 500)}`,
            ).toBeNull();
          }),
        );
      }
    },
  );

  it.each([
    '/',
    '/storage/',
    '/storage/%2e%2e/%2e%2e/etc/passwd',
    '/storage/%',
    '/storage/%00',
    '/storage/editais/%ff.pdf',
    '/api/v1',
    '/api/v1/',
    '/api/v1/%',
    '/api/v1/courses-sig/%00/card.png',
    '/api/v1/courses-sig/99999999999/card.png',
    '/api/v1/calendars/%ff.ics',
    '/api/v1/calendars/%0d%0a.ics',
    '/api/v1/classes-sig/x/calendar.ics',
    '/healthz?%ff',
    '/%0d%0aset-cookie:a=b',
  ])('%s is no failure', async (path) => {
    const { status } = await api.send({ method: 'GET', path, headers: {}, body: null, loggedIn: false });
    expect(status).toBeLessThan(500);
  });

  it('leaves nobody’s data in the log', () => {
    expect(api.lines.length).toBeGreaterThan(callsOfEach);
    const log = api.lines.join('');
    expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
  });
});

afterAll(() => {
  const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
  console.info(`${sent} calls: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`);
});
