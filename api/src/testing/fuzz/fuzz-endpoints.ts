import { endpoints } from '@portal/contract/endpoints/endpoints';
import { afterAll, describe, expect, it } from 'vitest';
import { faultOf } from './fault-of.ts';
import { type FuzzCall, sampleCalls } from './fuzz-calls.ts';
import { fuzzedApi } from './fuzzed-api.ts';
import { secrets } from './known-person.ts';

const atOnce = 8;

const shown = ({ body, ...call }: FuzzCall) =>
  JSON.stringify({ ...call, body: body?.toString().slice(0, 2000) });

/** Sends a number of requests to all endpoints and expects neither server errors nor personal data. */
export async function fuzzEndpoints({ calls, seed }: { calls: number; seed: number }): Promise<void> {
  const api = await fuzzedApi();
  const callsOfEach = Math.ceil(calls / endpoints.length);
  const statuses = new Map<number, number>();

  describe(`whatever is sent (FUZZ_SEED=${seed})`, () => {
    it.each(endpoints.map((each, index) => ({ ...each, seed: seed + index })))(
      '$name answers without failing, in the contract’s shape, and repeats nobody’s data in an error or in the log',
      { timeout: 600_000 },
      async ({ name, endpoint, seed }) => {
        const sample = sampleCalls(endpoint, api.goodBodies[name], callsOfEach, seed);
        const before = api.lines.length;
        for (let index = 0; index < sample.length; index += atOnce) {
          await api.forgetCallers();
          await Promise.all(
            sample.slice(index, index + atOnce).map(async (call) => {
              const answer = await api.send(call);
              statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
              const fault = faultOf(endpoint, call, answer);
              expect(fault, `${shown(call)}\n${answer.text.slice(0, 500)}`).toBeNull();
            }),
          );
        }
        const log = api.lines.slice(before).join('');
        expect(log).not.toBe('');
        expect(secrets.filter((secret) => log.includes(secret))).toEqual([]);
      },
    );
  });

  afterAll(() => {
    const sent = [...statuses.values()].reduce((sum, count) => sum + count, 0);
    console.info(`${sent} calls: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}`);
  });
}
