import { randomInt } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts, type CodePurpose, resetCodes } from '../db/schema/people.ts';
import { keyedHash } from '../http/hashes.ts';
import type { Services } from '../services.ts';

/** Crockford's base 32: without easily confused letters. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const MINUTE_MS = 60_000;
/** Validity in minutes: users wait for a requested code; a first access may wait for the evening. */
const VALIDITY_MINUTES = { asked: 10, 'first-access': 24 * 60 } as const;
type Occasion = keyof typeof VALIDITY_MINUTES;

type CodeRequest = { id: number; email: string; purpose: CodePurpose; mailKey: string; occasion?: Occasion };

/**
 * Creates a code for the owner of an e-mail. Earlier codes stay valid, so that a request cannot end another user's
 * code.
 * @param code.mailKey key of its mail, whose sending restarts the validity (`startValidity`)
 * @param code.occasion determines the validity
 * @returns the code; only its hash is stored
 */
export async function issueCode(
  services: Services,
  db: Database,
  { id: personId, email, purpose, mailKey, occasion = 'asked' }: CodeRequest,
): Promise<string> {
  const now = services.now();
  const code = Array.from({ length: 8 }, () => alphabet[randomInt(alphabet.length)]).join('');
  await db.insert(resetCodes).values({
    personId,
    purpose,
    email,
    codeHash: hashCode(services.secrets.hashKeys[0], code),
    expiresAt: new Date(now.getTime() + VALIDITY_MINUTES[occasion] * MINUTE_MS),
    minutes: VALIDITY_MINUTES[occasion],
    mailKey,
    createdAt: now,
  });
  return code;
}

/** Access to an account: by login, or by a new code; `none` if the e-mail is the account of another person. */
export type Access = { kind: 'login' | 'none' } | { kind: 'code'; code: string };

/**
 * Gives an applicant access to their registration. Creates a missing account without a password, and a code to set one, valid
 * for a day because applicants may be offline for hours. The code goes only to the account's own e-mail; a logged-in candidate
 * who enters another e-mail is only referred to the login there. Runs in the transaction of the registration.
 * @param person owner of the account, and its e-mail; null if it belongs to another person
 * @param mail key and recipient of the confirmation
 */
export async function grantAccess(
  services: Services,
  db: Database,
  person: { id: number; email: string | null },
  mail: { key: string; recipient: string },
): Promise<Access> {
  if (person.email === null) return { kind: 'none' };
  const { id } = person;
  const [created] = await db.insert(accounts).values({ personId: id }).onConflictDoNothing().returning();
  const [account] = created ? [created] : await db.select().from(accounts).where(eq(accounts.personId, id));
  if (account?.passwordHash || person.email !== mail.recipient) return { kind: 'login' };
  const code = await issueCode(services, db, {
    id,
    email: mail.recipient,
    purpose: 'password',
    mailKey: mail.key,
    occasion: 'first-access',
  });
  return { kind: 'code', code };
}

/** Returns the hash under which a code is stored. */
export const hashCode = (key: string, code: string) => keyedHash(key, `code:${code}`);

/**
 * Returns the path of the page for a code. The e-mail follows `#`, so that no server or log receives it.
 * @param isFirst the account has no password yet
 */
export const resetLink = (email: string, isFirst: boolean) =>
  `/resetPassword${isFirst ? '?acesso=primeiro' : ''}#email=${encodeURIComponent(email)}` as const;
