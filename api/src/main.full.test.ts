import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import pTimeout from 'p-timeout';
import { describe, expect, it } from 'vitest';
import { demoCandidates, demoPassword } from '../seed/demo-candidates.ts';
import { spawnApi } from './testing/api-process.ts';
import { filesOpenToOthers } from './testing/files-open-to-others.ts';

const folder = temporaryFolder();

const run = (variables: Record<string, string> = {}) => spawnApi({ DATA_DIR: folder, ...variables });
const firstLine = (of: Readable) =>
  pTimeout(once(createInterface(of), 'line'), {
    milliseconds: 200_000,
    message: 'The API wrote nothing.',
  }).then(String);

/** Each test starts complete servers. */
describe('the process', { timeout: 240_000 }, () => {
  it.each([
    [{ PORT: 'x' }, /^Invalid configuration: PORT.*$/],
    [
      { DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal' },
      /^The database cannot be opened: .*ECONNREFUSED.*$/,
    ],
  ])('started with %j ends with code 1 and one line that says why', async (variables, line) => {
    expect(await run(variables)).toMatchObject({ exitCode: 1, stderr: expect.stringMatching(line) });
  });

  it('gives the demonstration’s candidates a password of its own in production, and says it once', async () => {
    const api = run({ DATA_DIR: join(folder, 'production'), SEED: 'demo', NODE_ENV: 'production' });
    const [line, warning] = await Promise.all([firstLine(api.stdout), firstLine(api.stderr)]);
    const logIn = async (password = '') =>
      (
        await fetch(`${JSON.parse(line).url}/api/v1/auth/login`, {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ email: demoCandidates[0].email, password }),
        })
      ).status;
    expect(await logIn(demoPassword)).toBe(401);
    expect(await logIn(warning.split(' ').at(-1))).toBe(200);
  });

  it('reports where it listens, responds, locks its database, and ends cleanly on SIGTERM', async () => {
    const api = run();
    const { event, url } = JSON.parse(await firstLine(api.stdout));
    expect(event).toBe('listening');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await filesOpenToOthers(join(folder, 'database'))).toEqual([]);
    expect((await run()).stderr).toMatch(
      new RegExp(`^The database cannot be opened: process ${api.pid} uses it .*$`),
    );
    api.kill('SIGTERM');
    expect(await api).toMatchObject({ exitCode: 0 });
    expect(existsSync(join(folder, 'database.lock'))).toBe(false);
  });
});
