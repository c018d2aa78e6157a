import { chmod, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, describe, expect, it } from 'vitest';
import { postgresPrograms } from './postgres-programs.ts';
import { startPostgres } from './start-postgres.ts';

const asRoot = process.getuid?.() === 0;

/** Nobody else may enter: as a home folder. */
const home = await mkdtemp(join(tmpdir(), 'portal-home-'));
await chmod(home, 0o700);
afterAll(() => rm(home, { recursive: true, force: true }));

/** Programs of these sources in the place of PostgreSQL's. */
async function pretend(name: string, initdb: string, mode = 0o755): Promise<string> {
  const programs = join(home, name);
  await mkdir(join(programs, 'bin'), { recursive: true });
  await writeFile(join(programs, 'bin/initdb'), `#!/bin/sh\n${initdb}\n`, { mode });
  await writeFile(join(programs, 'bin/postgres'), '#!/bin/sh\nexit 1\n', { mode });
  return programs;
}

describe('the PostgreSQL of the tests', () => {
  it.runIf(asRoot)('runs from a checkout in a folder that other users may not enter', async () => {
    const programs = join(home, 'native');
    await cp(postgresPrograms(), programs, { recursive: true, dereference: true });

    const { url, stop } = await startPostgres({ programs });

    const client = new pg.Client(url);
    await client.connect();
    const { rows } = await client.query('select 1 + 1 as two');
    expect(rows).toEqual([{ two: 2 }]);
    await client.end();
    await stop();
    await expect(new pg.Client(url).connect()).rejects.toThrow('ECONNREFUSED');
  });

  it('says so when it does not come up in time', async () => {
    const programs = await pretend('endless', 'exec sleep 1000');

    await expect(startPostgres({ programs, withinMs: 2_000 })).rejects.toThrow(
      'PostgreSQL did not start: Waited 2 s in vain for its first connection.',
    );
  });

  it.each([
    ['a program fails', 'echo "no space left" >&2; exit 3', 0o755, /initdb ended with 3[.] no space left$/],
    ['a program may not be run', 'exit 0', 0o644, /initdb: spawn .*EACCES[.]$/],
    ['the server ends at once', 'exit 0', 0o755, /postgres ended with 1[.]$/],
  ])('says so when %s', async (what, initdb, mode, message) => {
    const programs = await pretend(what, initdb, mode);

    await expect(startPostgres({ programs })).rejects.toThrow(message);
  });

  it('says so when there are no programs', async () => {
    await expect(startPostgres({ programs: join(home, 'gone') })).rejects.toThrow(/ENOENT/);
  });
});
