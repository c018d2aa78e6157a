import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { execa, type Subprocess } from 'execa';
import pTimeout from 'p-timeout';
import { afterAll } from 'vitest';

const children = new Set<Subprocess>();
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await Promise.all(children);
});
process.once('exit', () => {
  for (const child of children) child.kill('SIGKILL');
});

/** Generous for busy machines. */
const LISTENS_WITHIN_MS = 120_000;
const ENDS_WITHIN_MS = 60_000;

const main = fileURLToPath(new URL('../main.ts', import.meta.url));

/** API in its own process, as deployed. */
export type ApiProcess = {
  url: string;
  /** Log lines of stdout so far. */
  lines: string[];
  /** Sends a signal; resolves when the process has ended. */
  end: (signal: NodeJS.Signals) => Promise<void>;
};

/** Runs the API's main module with only these variables. */
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
 * @throws Error with its stderr if it ends, or after a timeout
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
  const url = await pTimeout(Promise.race([listening, failed]), {
    milliseconds: LISTENS_WITHIN_MS,
    message: 'The API did not listen in time.',
  });
  failed.catch(() => {});
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await pTimeout(child, {
      milliseconds: ENDS_WITHIN_MS,
      message: `The API did not end in time after ${signal}.`,
    });
  };
  return { url, lines, end };
}
