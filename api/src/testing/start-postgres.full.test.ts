import { chmod, cp } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import pg from 'pg';
import { expect, it } from 'vitest';
import { postgresPrograms } from './postgres-programs.ts';
import { startPostgres } from './start-postgres.ts';

const asRoot = process.getuid?.() === 0;

/** Nobody else may enter: as a home folder. */
const home = temporaryFolder();
await chmod(home, 0o700);

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
