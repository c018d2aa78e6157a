import { sql } from 'drizzle-orm';
import { escapeLiteral } from 'pg';
import type { Database } from './database.ts';

/**
 * Lets a role, created if needed, read and write the portal's tables, and only insert into `audit`. It owns nothing and
 * cannot change the schema. The owner calls this after each migration, to cover new tables.
 */
export async function grantApplication(db: Database, role: string, password: string): Promise<void> {
  const name = sql.identifier(role);
  await db.transaction(async (tx) => {
    const known = await tx.select({ one: sql`1` }).from(sql`pg_roles`).where(sql`rolname = ${role}`);
    // The statement takes no parameters.
    const attributes = sql.raw(
      `login nosuperuser nocreatedb nocreaterole password ${escapeLiteral(password)}`,
    );
    await tx.execute(sql`${sql.raw(known.length > 0 ? 'alter' : 'create')} role ${name} ${attributes}`);
    await tx.execute(sql`revoke create on schema public from public`);
    await tx.execute(sql`grant usage on schema public, drizzle to ${name}`);
    await tx.execute(sql`grant select on all tables in schema drizzle to ${name}`);
    await tx.execute(sql`grant select, insert, update, delete on all tables in schema public to ${name}`);
    // The demonstration sets the next ids.
    await tx.execute(sql`grant usage, select, update on all sequences in schema public to ${name}`);
    await tx.execute(sql`revoke update, delete on audit from ${name}`);
    await tx.execute(sql`revoke update on sequence audit_id_seq from ${name}`);
  });
}
