import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { DatabaseLocation } from '../db/open-database.ts';

/**
 * Gives a place for an embedded database, for what has to hold there too: founding one takes seconds. Call it at the
 * file's top level; its folder is gone after the last test.
 */
export async function embeddedDatabase(): Promise<DatabaseLocation> {
  const folder = await mkdtemp(join(tmpdir(), 'portal-embedded-'));
  afterAll(() => rm(folder, { recursive: true, force: true }));
  return { kind: 'embedded', folder: join(folder, 'database') };
}
