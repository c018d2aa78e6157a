import { randomInt, timingSafeEqual } from 'node:crypto';
import { and, desc, eq, gt, isNull, lt, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { resetCodes } from '../db/schema/people.ts';
import type { Services } from '../services.ts';
import { keyedHash } from './secrets.ts';

/** Crockford's base 32: no letter that is taken for another. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const validity = 10 * 60_000;
const maximumTries = 5;

/** Makes a code for the person behind an e-mail; earlier ones stop working. Tells the code once. */
export async function issueResetCode(
  services: Services,
  db: Database,
  person: { id: number; email: string },
): Promise<string> {
  const now = services.now();
  const code = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  await db
    .update(resetCodes)
    .set({ usedAt: now })
    .where(and(eq(resetCodes.personId, person.id), isNull(resetCodes.usedAt)));
  await db.insert(resetCodes).values({
    personId: person.id,
    email: person.email,
    codeHash: hashOf(services, code),
    expiresAt: new Date(now.getTime() + validity),
    createdAt: now,
  });
  return code;
}

/**
 * The person whose code this is, or null. Each wrong code costs one of five tries. With `use` the code is spent.
 * The same code sent by two calls at once is spent by one of them.
 */
export async function redeemResetCode(
  services: Services,
  db: Database,
  given: { email: string; code: string; use: boolean },
): Promise<number | null> {
  const now = services.now();
  const open = and(
    eq(resetCodes.email, given.email),
    isNull(resetCodes.usedAt),
    gt(resetCodes.expiresAt, now),
    lt(resetCodes.tries, maximumTries),
  );
  const [code] = await db
    .select()
    .from(resetCodes)
    .where(open)
    .orderBy(desc(resetCodes.id))
    .limit(1)
    .for('update');
  if (!code) return null;
  const matches = timingSafeEqual(
    Buffer.from(code.codeHash),
    Buffer.from(hashOf(services, readCode(given.code))),
  );
  if (!matches) {
    await db
      .update(resetCodes)
      .set({ tries: sql`${resetCodes.tries} + 1` })
      .where(eq(resetCodes.id, code.id));
    return null;
  }
  if (given.use) await db.update(resetCodes).set({ usedAt: now }).where(eq(resetCodes.id, code.id));
  return code.personId;
}

/** Deletes codes that nobody can use any more. */
export async function sweepResetCodes(services: Services): Promise<void> {
  await services.db.delete(resetCodes).where(lt(resetCodes.expiresAt, services.now()));
}

const hashOf = (services: Services, code: string) => keyedHash(services.secrets.hashKey, `code:${code}`);

/** What a person may type for a code: lower case, blanks, hyphens, O for 0, I or L for 1. */
const readCode = (typed: string) =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
