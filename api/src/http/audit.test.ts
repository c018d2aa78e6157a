import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { audit } from '../db/schema/operations.ts';
import { testApp } from '../testing/test-app.ts';
import { writeAuditEntry } from './audit.repository.ts';

const { app } = await testApp();

it.each([
  ['changed', () => app.db.update(audit).set({ actor: 'anonymous' })],
  ['emptied', () => app.db.execute(sql`truncate audit`)],
])('the record is not %s', async (_, act) => {
  await writeAuditEntry(app.db, app.now(), 'person:1', 'login', 'person:1');
  const before = await app.db.select().from(audit);
  await expect(act()).rejects.toMatchObject({ cause: { message: 'audit is append-only' } });
  expect(await app.db.select().from(audit)).toEqual(before);
});
