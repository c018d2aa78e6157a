import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/operations.ts';
import { type CodePurpose, resetCodes } from '../db/schema/people.ts';
import { keyedHash, matchesKeyedHash } from '../http/secrets.ts';
import type { Services } from '../services.ts';

/**
 * Maximum wrong codes from all IP addresses. A password code can be tried by anyone: `limits.wrongCode` allows five per
 * IP address, so third parties cannot end the owner's code, and a thousand guesses among 2^40 codes succeed one time
 * in a billion. An e-mail code can be tried only by its session.
 */
const MAX_WRONG_CODES: Record<CodePurpose, number> = { password: 1_000, email: 5 };

type Purposeful = { purpose: CodePurpose };

/** Restarts the validity of the codes in a mail when it is sent. */
export async function startValidity(db: Database, sentAt: SQL<Date>, mailKey: string): Promise<void> {
  await db
    .update(resetCodes)
    .set({
      expiresAt: sql`${sentAt} + ${resetCodes.minutes} * interval '1 minute'`,
    })
    .where(and(eq(resetCodes.mailKey, mailKey), isNull(resetCodes.usedAt)));
}

/**
 * Returns the owner of a code, or null. Each wrong code counts as an attempt at all open codes of the e-mail. `use`
 * consumes the code, once among concurrent calls.
 * @param given.personId required owner of the code
 */
export async function redeemCode(
  services: Services,
  given: Purposeful & { email: string; code: string; use: boolean; personId?: number },
): Promise<number | null> {
  const { db } = services;
  const now = services.now();
  const codes = await db
    .select()
    .from(resetCodes)
    .where(
      and(
        eq(resetCodes.purpose, given.purpose),
        eq(resetCodes.email, given.email),
        given.personId === undefined ? undefined : eq(resetCodes.personId, given.personId),
        isOpen(now, given.purpose),
      ),
    )
    .orderBy(desc(resetCodes.id))
    .for('update');
  if (codes.length === 0) return null;
  const typed = readCode(given.code);
  const found = codes.find(({ codeHash }) =>
    matchesKeyedHash(codeHash, services.secrets.hashKeys, (key) => hashCode(key, typed)),
  );
  const change = found ? { usedAt: given.use ? now : null } : { tries: sql`${resetCodes.tries} + 1` };
  const changed = found ? [found.id] : codes.map(({ id }) => id);
  await db.update(resetCodes).set(change).where(inArray(resetCodes.id, changed));
  return found?.personId ?? null;
}

/** Returns the e-mail of a person's open code for a purpose, or null. */
export async function emailOfOpenCode(db: Database, now: Date, personId: number, purpose: CodePurpose) {
  const [code] = await db
    .select({ email: resetCodes.email })
    .from(resetCodes)
    .where(and(eq(resetCodes.personId, personId), eq(resetCodes.purpose, purpose), isOpen(now, purpose)))
    .orderBy(desc(resetCodes.id))
    .limit(1);
  return code?.email ?? null;
}

/** Revokes the codes of a person, optionally only those for one purpose, or all codes sent to an e-mail. */
export async function revokeCodes(
  db: Database,
  now: Date,
  of: { personId: number; purpose?: CodePurpose } | { email: string },
): Promise<void> {
  const named = Object.entries(of).map(([name, value]) => eq(resetCodes[name as 'personId'], value));
  await db
    .update(resetCodes)
    .set({ usedAt: now })
    .where(and(...named, isNull(resetCodes.usedAt)));
}

/**
 * Deletes expired codes, except while their mail is unsent: sending restarts the validity, even of mail that an
 * operator requeues (docs/runbook/PortalMailsUndeliverable.md).
 */
export async function deleteExpiredCodes({ db, now }: Services): Promise<void> {
  const unsent = db
    .select({ key: outbox.key })
    .from(outbox)
    .where(and(eq(outbox.key, resetCodes.mailKey), isNull(outbox.sentAt)));
  await db.delete(resetCodes).where(and(lt(resetCodes.expiresAt, now()), notExists(unsent)));
}

const isOpen = (now: Date, purpose: CodePurpose) =>
  and(
    isNull(resetCodes.usedAt),
    gt(resetCodes.expiresAt, now),
    lt(resetCodes.tries, MAX_WRONG_CODES[purpose]),
  );

/** Normalises a typed code: lower case, blanks, hyphens, O for 0, I or L for 1. */
const readCode = (typed: string) =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');

/** Crockford's base 32: without easily confused letters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const MINUTE_MS = 60_000;
/** Validity in minutes: users wait for a requested code; a first access may wait for the evening. */
const VALIDITY_MINUTES = { asked: 10, 'first-access': 24 * 60 } as const;
type Occasion = keyof typeof VALIDITY_MINUTES;

type CodeRequest = { id: number; email: string; purpose: CodePurpose; mailKey: string; occasion?: Occasion };

/**
 * Creates a code for the owner of an e-mail; earlier ones stay valid, so that a request cannot end another user's.
 * Sending the mail of `mailKey` restarts its validity.
 * @returns the code, and the query that stores its hash
 */
export function createCode(
  services: Services,
  { id: personId, email, purpose, mailKey, occasion = 'asked' }: CodeRequest,
) {
  const now = services.now();
  const code = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  const storing = services.db.insert(resetCodes).values({
    personId,
    purpose,
    email,
    codeHash: hashCode(services.secrets.hashKeys[0], code),
    expiresAt: new Date(now.getTime() + VALIDITY_MINUTES[occasion] * MINUTE_MS),
    minutes: VALIDITY_MINUTES[occasion],
    mailKey,
    createdAt: now,
  });
  return { code, storing };
}

/** Creates and stores a code ({@link createCode}). */
export async function issueCode(services: Services, request: CodeRequest): Promise<string> {
  const { code, storing } = createCode(services, request);
  await storing;
  return code;
}

/** Returns the hash under which a code is stored. */
const hashCode = (key: string, code: string) => keyedHash(key, `code:${code}`);

/** Returns the path of the page for a code. The e-mail follows `#`, so that no server or log receives it. */
export const resetLink = (email: string, isFirst: boolean) =>
  `/resetPassword${isFirst ? '?acesso=primeiro' : ''}#email=${encodeURIComponent(email)}` as const;
