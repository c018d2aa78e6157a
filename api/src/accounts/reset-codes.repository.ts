import { randomInt } from 'node:crypto';
import { and, desc, eq, gt, inArray, isNull, lt, notExists, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { outbox } from '../db/schema/operations.ts';
import { type CodePurpose, resetCodes } from '../db/schema/people.ts';
import { keyedHash, matchesKeyedHash } from '../http/secrets.ts';
import type { Services } from '../services.ts';

/** Crockford's base 32: without letters that are easily confused. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const minute = 60_000;
/** Minutes that a code is good for: whoever asked for one waits for it, a first access may wait for the evening. */
const validity = { asked: 10, 'first-access': 24 * 60 } as const;

/**
 * Wrong codes from anywhere that end a code. The one for a password can be tried by anybody: five from one address are
 * refused before (`limits.wrongCode`), so that no stranger ends the owner's code, and of 2^40 codes a thousand are one in
 * a billion. The one for an e-mail can be tried by its session alone.
 */
const maximumWrongCodes: Record<CodePurpose, number> = { password: 1_000, email: 5 };

type Purposeful = { purpose: CodePurpose };

/**
 * Makes a code for the owner of an e-mail. Earlier ones stay good: whoever asks for another ends nobody's.
 * @param code.mailKey of the mail that carries it: its time begins anew when that is sent ({@link startValidity})
 * @param code.occasion why it is sent: one that was asked for lasts ten minutes, one that comes with a registration a day
 * @returns the code; only its hash is stored
 */
export async function issueCode(
  services: Services,
  db: Database,
  {
    id: personId,
    email,
    purpose,
    mailKey,
    occasion = 'asked',
  }: Purposeful & { id: number; email: string; mailKey: string; occasion?: keyof typeof validity },
): Promise<string> {
  const now = services.now();
  const code = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  await db.insert(resetCodes).values({
    personId,
    purpose,
    email,
    codeHash: hashOf(services.secrets.hashKeys[0], code),
    expiresAt: new Date(now.getTime() + validity[occasion] * minute),
    minutes: validity[occasion],
    mailKey,
    createdAt: now,
  });
  return code;
}

/** Counts the time of the codes that a mail carries from its sending, however long it has waited for it. */
export async function startValidity(db: Database, sentAt: SQL<Date>, mailKey: string): Promise<void> {
  await db
    .update(resetCodes)
    .set({
      expiresAt: sql`${sentAt} + ${resetCodes.minutes} * interval '1 minute'`,
    })
    .where(and(eq(resetCodes.mailKey, mailKey), isNull(resetCodes.usedAt)));
}

/**
 * The person whose code this is, or null. Each wrong code uses one of the attempts of every open code of the
 * e-mail. With `use` the code is spent. The same code sent by two calls at once is spent by one of them.
 *
 * @param given.personId where the code must be this person's
 */
export async function redeemCode(
  services: Services,
  db: Database,
  given: Purposeful & { email: string; code: string; use: boolean; personId?: number },
): Promise<number | null> {
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
    matchesKeyedHash(codeHash, services.secrets.hashKeys, (key) => hashOf(key, typed)),
  );
  const change = found ? { usedAt: given.use ? now : null } : { tries: sql`${resetCodes.tries} + 1` };
  const changed = found ? [found.id] : codes.map(({ id }) => id);
  await db.update(resetCodes).set(change).where(inArray(resetCodes.id, changed));
  return found?.personId ?? null;
}

/** The e-mail that a person's open code for a purpose was sent to, or null. */
export async function emailOfOpenCode(
  db: Database,
  now: Date,
  personId: number,
  purpose: CodePurpose,
): Promise<string | null> {
  const [code] = await db
    .select({ email: resetCodes.email })
    .from(resetCodes)
    .where(and(eq(resetCodes.personId, personId), eq(resetCodes.purpose, purpose), isOpen(now, purpose)))
    .orderBy(desc(resetCodes.id))
    .limit(1);
  return code?.email ?? null;
}

/** Ends a person's codes, those for one purpose alone where one is named. */
export async function revokeCodes(
  db: Database,
  now: Date,
  personId: number,
  purpose?: CodePurpose,
): Promise<void> {
  await db
    .update(resetCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(resetCodes.personId, personId),
        purpose ? eq(resetCodes.purpose, purpose) : undefined,
        isNull(resetCodes.usedAt),
      ),
    );
}

/** Ends every code that was sent to an e-mail, whoever it was for. */
export async function revokeCodesSentTo(db: Database, now: Date, email: string): Promise<void> {
  await db
    .update(resetCodes)
    .set({ usedAt: now })
    .where(and(eq(resetCodes.email, email), isNull(resetCodes.usedAt)));
}

/**
 * Deletes expired codes, except while their mail is unsent: their time begins when it is sent, also if an operator has a
 * mail sent that was given up (docs/runbook/PortalMailsUndeliverable.md).
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
    lt(resetCodes.tries, maximumWrongCodes[purpose]),
  );

const hashOf = (key: string, code: string) => keyedHash(key, `code:${code}`);

/** What a person may type for a code: lower case, blanks, hyphens, O for 0, I or L for 1. */
const readCode = (typed: string) =>
  typed.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1');
