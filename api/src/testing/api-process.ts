import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { execa, type Subprocess } from 'execa';
import { afterAll } from 'vitest';
import { withTimeout } from './with-timeout.ts';

/** All are ended after the tests of their file. */
const children = new Set<Subprocess>();
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(children);
});
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** On a machine that is busy with much else. */
const LISTENS_WITHIN_MS = 120_000;
const ENDS_WITHIN_MS = 60_000;

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** An API in a process of its own, as deployed. */
export type ApiProcess = {
  url: string;
  /** Its stdout so far, line by line: the log. */
  lines: string[];
  /** Ends it with a signal; resolves once it is gone. */
  end: (signal: NodeJS.Signals) => Promise<void>;
};

/** Runs the API's main module with these variables alone. */
export function spawnApi(variables: Record<string, string>) {
  const child = execa(process.execPath, [main], {
    env: { PATH: process.env.PATH, SEED: 'none', LOG_LEVEL: 'silent', TRUST_PROXY: 'loopback', ...variables },
    extendEnv: false,
    stdin: 'ignore',
    reject: false,
  });
  children.add(child);
  return child;
}

/**
 * Starts an API and waits until it listens.
 * @throws Error with what it says on stderr when it ends instead, or when it does neither in time
 */
export async function startApi(variables: Record<string, string>): Promise<ApiProcess> {
  const child = spawnApi(variables);
  const failed = child.then(({ stderr }) => Promise.reject(new Error(`The API ended: ${stderr}`)));
  const lines: string[] = [];
  const listening = new Promise<string>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      const { event, url } = JSON.parse(line);
      if (event === 'listening') resolve(url);
    });
  });
  const url = await withTimeout(LISTENS_WITHIN_MS, 'the API to listen', Promise.race([listening, failed]));
  failed.catch(() => {});
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await withTimeout(ENDS_WITHIN_MS, `the API to end after ${signal}`, child);
  };
  return { url, lines, end };
}
