import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { afterAll, expect, it, vi } from 'vitest';
import { openDatabase } from '../src/db/open-database.ts';
import { dump } from '../src/testing/dump-database.ts';
import { newDatabase } from '../src/testing/new-database.ts';

vi.mock('@portal/contract/institution/own-state', () => ({ ownState: 'PA' }));
vi.mock('@portal/contract/institution/base-path', () => ({ basePath: '/escola' }));

const database = await openDatabase({ kind: 'postgres', url: await newDatabase() });
afterAll(() => database.close());

it('fills the database of an institution of another state, with links below its base path', async () => {
  const { seed } = await import('./seed.ts');
  await seed(database.db, { now: new Date('2026-11-27T12:00:00Z'), storageDir: temporaryFolder() });
  const content = JSON.stringify([...(await dump(database)).values()]);
  expect(content).toContain('/escola/cursos');
  expect(content).not.toContain('senac-portal');
});
