import type { Endpoint } from '@portal/contract/endpoints/endpoint';
import { endpoints } from '@portal/contract/endpoints/endpoints';
import { afterAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type FuzzCall, sampleCalls, secrets } from './fuzz-calls.ts';
import { type FuzzAnswer, fuzzedApi } from './fuzzed-api.ts';

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

/** Returns the fault of a response to any request; null if it is correct. */
function faultOf(endpoint: Endpoint, { method }: FuzzCall, { status, text }: FuzzAnswer): string | null {
  if (status >= 500) return `answers ${status}`;
  if (status < 200 || status >= 300) return status < 400 ? null : faultOfError(method, text);
  if (method !== endpoint.method || endpoint.file) return null;
  const answer = parse(text);
  if (answer === undefined) return 'succeeds without JSON';
  const { success } = z.safeEncode(endpoint.answer, (answer as { data?: unknown } | null)?.data);
  return success ? null : 'succeeds in another shape than the contract’s';
}

function faultOfError(method: string, text: string): string | null {
  const leaked = secrets.find((secret) => text.includes(secret));
  if (leaked) return `repeats ${leaked} in an error`;
  if (method === 'HEAD') return null;
  return errorShape.safeParse(parse(text)).success
    ? null
    : 'has an error in another shape than the contract’s';
}

const errorShape = z.strictObject({ message: z.string(), data: z.record(z.string(), z.array(z.string())) });

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
