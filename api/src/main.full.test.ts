import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { describe, expect, it } from 'vitest';
import { demoCandidates, demoPassword } from '../seed/demo-candidates.ts';
import { spawnApi } from './testing/api-process.ts';
import { filesOpenToOthers } from './testing/files-open-to-others.ts';
import { withTimeout } from './testing/with-timeout.ts';

const folder = temporaryFolder();

const run = (variables: Record<string, string>) => spawnApi({ DATA_DIR: folder, ...variables });

/** Each test starts whole servers. */
describe('the process', { timeout: 240_000 }, () => {
  it.each([
    [{ PORT: 'x' }, /^Wrong configuration: PORT/],
    [
      { DATABASE_URL: 'postgres://portal@127.0.0.1:1/portal' },
      /^The database cannot be opened: .*ECONNREFUSED/,
    ],
  ])('started with %j ends with code 1 and one line that says why', async (variables, line) => {
    const process = run(variables);
    const [[code], errors] = await Promise.all([once(process, 'exit'), text(process.stderr)]);
    expect(code).toBe(1);
    expect(errors).toMatch(line);
    expect(errors.trim().split('\n')).toHaveLength(1);
  });

  it('gives the demonstration’s candidates a password of its own in production, and says it once', async () => {
    const own = join(folder, 'production');
    const process = run({ DATA_DIR: own, SEED: 'demo', NODE_ENV: 'production' });
    const said = once(createInterface(process.stdout), 'line');
    const warned = once(createInterface(process.stderr), 'line');
    const [[line], [warning]] = await withTimeout(200_000, 'the API to listen', Promise.all([said, warned]));
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
    process.kill('SIGTERM');
    await once(process, 'exit');
  });

  it('says where it listens, answers, keeps its database to itself, and ends cleanly on SIGTERM', async () => {
    const process = run({});
    const exit = once(process, 'exit');
    const said = once(createInterface(process.stdout), 'line');
    const [line] = await withTimeout(120_000, 'the API to listen', said);
    const { event, url } = JSON.parse(line);
    expect(event).toBe('listening');
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await filesOpenToOthers(join(folder, 'database'))).toEqual([]);
    expect(await text(run({}).stderr)).toMatch(
      new RegExp(`^The database cannot be opened: process ${process.pid} uses it .*\n$`),
    );
    process.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(existsSync(join(folder, 'database.lock'))).toBe(false);
  });
});
