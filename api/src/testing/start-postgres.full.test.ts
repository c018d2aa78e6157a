import { chmod, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { postgresPrograms } from './postgres-programs.ts';
import { startPostgres } from './start-postgres.ts';

const asRoot = process.getuid?.() === 0;

/** Nobody else may enter: as a home folder. */
const home = await mkdtemp(join(tmpdir(), 'portal-home-'));
await chmod(home, 0o700);
afterAll(() => rm(home, { recursive: true, force: true }));

it.runIf(asRoot)(
  'the PostgreSQL of the tests runs from a checkout that other users may not enter',
  async () => {
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
  },
);
