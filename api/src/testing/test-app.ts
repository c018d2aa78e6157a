import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import type { FastifyInstance } from 'fastify';
import pTimeout from 'p-timeout';
import { afterAll, vi } from 'vitest';
import type { PasswordCost } from '../accounts/passwords.ts';
import { type AppOptions, buildApp } from '../app.ts';
import { type DatabaseLocation, openDatabase } from '../db/open-database.ts';
import { newDatabase } from './new-database.ts';

/** Minimum cost of argon2, for fast tests. */
export const testPasswordCost: PasswordCost = { memory: 8, passes: 1, parallelism: 1 };

/** Clock that moves only when set; `Date` follows it, for libraries. */
export type TestClock = {
  now: () => Date;
  advance: (minutes: number) => void;
  /** Sets the clock to a date-time with offset. */
  moveTo: (moment: string) => void;
};

export const testClock = (): TestClock => {
  // On a busy machine tests may take longer than product timeouts.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation(() => new AbortController().signal);
  let time = Date.parse('2026-03-10T12:00:00-03:00');
  vi.useFakeTimers({ toFake: ['Date'], now: time });
  const set = (to: number) => {
    time = to;
    vi.setSystemTime(to);
  };
  return {
    now: () => new Date(time),
    advance: (minutes) => set(time + minutes * 60_000),
    moveTo: (moment) => set(Date.parse(moment)),
  };
};

export type TestApp = {
  app: FastifyInstance;
  clock: TestClock;
  /** Requested waits in milliseconds; the server does not really wait. */
  pauses: number[];
} & ReturnType<typeof callsOf>;

type Headers = Record<string, string>;

/** Creates request helpers of a server; paths without a slash belong to the API. */
function callsOf(app: FastifyInstance) {
  const call = (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    headers?: Headers,
    payload?: object,
  ) => app.inject({ method, url: path.startsWith('/') ? path : `/api/v1/${path}`, headers, payload });
  const get = (path: string, headers?: Headers) => call('GET', path, headers);
  return {
    get,
    /** Returns the data of a successful response. */
    data: async (path: string, headers?: Headers) => (await get(path, headers)).json().data,
    status: async (path: string, headers?: Headers) => (await get(path, headers)).statusCode,
    put: (path: string, payload?: object, headers?: Headers) => call('PUT', path, headers, payload),
    post: (path: string, payload: object, headers?: Headers) => call('POST', path, headers, payload),
    remove: (path: string, headers?: Headers) => call('DELETE', path, headers),
  };
}

/**
 * Starts a complete server for the tests of one file, by default on its own empty database. Call it at the file's top
 * level (`const { app, clock } = await testApp()`); it closes after the last test.
 * @param more other options, such as the destination of its log
 */
export async function testApp(location?: DatabaseLocation, more: Partial<AppOptions> = {}): Promise<TestApp> {
  const clock = testClock();
  const pauses: number[] = [];
  const storageDir = temporaryFolder();
  const database = await pTimeout(openDatabase(location ?? { kind: 'postgres', url: await newDatabase() }), {
    milliseconds: 60_000,
    message: 'The database did not open in time.',
  });
  const settings = {
    database,
    storageDir,
    portalUrl: 'http://portal.test/senac-portal',
    now: clock.now,
    pause: async (milliseconds: number) => pauses.push(milliseconds),
    passwordCost: testPasswordCost,
    // Tests send requests as the host does.
    trustProxy: ['loopback'],
    ...more,
  };
  const app = await pTimeout(buildApp(settings), {
    milliseconds: 60_000,
    message: 'The API did not start in time.',
  });
  afterAll(async () => {
    await app.close();
    await database.close();
  });
  return { app, clock, pauses, ...callsOf(app) };
}
