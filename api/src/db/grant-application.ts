import { sql } from 'drizzle-orm';
import { escapeLiteral } from 'pg';
import type { Database } from './database.ts';

/**
 * Lets a role read and write the portal's tables and nothing else, making it if it is new: it owns nothing, changes no schema
 * and may only add to the record (`audit`). Called by the owner after each migration, whose new tables it covers.
 * @param password the role's from now on
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
    // The demonstration sets the numbers that come next.
    await tx.execute(sql`grant usage, select, update on all sequences in schema public to ${name}`);
    await tx.execute(sql`revoke update, delete on audit from ${name}`);
    await tx.execute(sql`revoke update on sequence audit_id_seq from ${name}`);
  });
}
