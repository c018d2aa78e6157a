import { randomUUID } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { erasures } from '../personal-data/apply-retention.ts';
import { newDatabase } from '../testing/new-database.ts';
import { testApp } from '../testing/test-app.ts';
import { oneRow } from './database.ts';
import { grantApplication } from './grant-application.ts';
import { openDatabase } from './open-database.ts';
import { audit } from './schema/operations.ts';

/** Roles belong to the whole server, so this file needs a unique name. */
const role = `application_${randomUUID().replaceAll('-', '')}`;
const url = await newDatabase();
const owner = await openDatabase({ kind: 'postgres', url });
afterAll(async () => {
  await owner.db.execute(sql`drop owned by ${sql.identifier(role)}`);
  await owner.db.execute(sql`drop role ${sql.identifier(role)}`);
  await owner.close();
});
const passwordFile = join(temporaryFolder(), 'password');

await grantApplication(owner.db, role, 'a "first" one');
await grantApplication(owner.db, role, "it's another");
await writeFile(passwordFile, "it's another");
const own = new URL(url);
own.username = role;
own.password = '';
const location = { kind: 'postgres', url: own.href, passwordFile } as const;
const { app } = await testApp(location);

const denied = { cause: { message: expect.stringMatching(/permission denied|must be owner/) } };
const year = 366 * 24 * 60 * 60_000;

describe('the api’s own role', () => {
  it('adds to the record and reads it', async () => {
    await writeAuditEntry(app.db, app.now(), 'person:1', 'login', 'person:1');
    expect(await app.db.select().from(audit)).toContainEqual(
      expect.objectContaining({ actor: 'person:1', action: 'login' }),
    );
  });

  it.each([
    ['change it', sql`update audit set actor = 'anonymous'`],
    ['delete from it', sql`delete from audit`],
    ['empty it', sql`truncate audit`],
    ['drop it', sql`drop table audit`],
    ['give its lines numbers again', sql`select setval('audit_id_seq', 1)`],
    ['take its protection away', sql`alter table audit disable trigger audit_append_only`],
    ['change how old lines are erased', sql`drop function erase_old_records`],
    ['make a table', sql`create table public.mine (id int)`],
    ['make a schema', sql`create schema mine`],
    ['change a table', sql`alter table people add column mine text`],
    ['say that a migration was made', sql`delete from drizzle.__drizzle_migrations`],
    ['make a role', sql`create role mine`],
  ])('cannot %s', async (_, statement) => {
    const before = await owner.db.select().from(audit);
    await expect(app.db.execute(statement)).rejects.toMatchObject(denied);
    expect(await owner.db.select().from(audit)).toEqual(before);
  });

  it('cannot let itself do so', async () => {
    // PostgreSQL only warns that it granted nothing.
    await app.db.execute(sql`grant delete on audit to current_user`);
    await expect(app.db.execute(sql`delete from audit`)).rejects.toMatchObject(denied);
  });

  it('erases old entries of the audit log, and none younger than a year with any argument', async () => {
    const now = (await owner.db.select({ now: sql<string>`now()` }).from(oneRow))[0]?.now;
    const at = (age: number) => new Date(new Date(now ?? '').getTime() - age);
    await writeAuditEntry(app.db, at(year), 'system', 'login', 'old');
    await writeAuditEntry(app.db, at(year - 4 * 24 * 60 * 60_000), 'system', 'login', 'young');

    expect(await erasures.records.eraseBatch(app.db, at(-year))).toBeGreaterThan(0);

    const left = (await owner.db.select().from(audit)).map(({ target }) => target);
    expect(left).toContain('young');
    expect(left).not.toContain('old');
  });

  it('does not start on a schema that is older than the api', async () => {
    const rows = sql`drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)`;
    await owner.db.execute(sql`delete from ${rows}`);
    await expect(openDatabase(location)).rejects.toThrow('its schema is older than this api');
  });
});
