import { createCipheriv, createDecipheriv, hash, randomBytes } from 'node:crypto';
import { and, eq, isNull, lt } from 'drizzle-orm';
import { answeredWrites } from '../db/schema/operations.ts';
import type { Services } from '../services.ts';
import { HttpError } from './http-error.ts';
import { sha256 } from './secrets.ts';

/** A client repeats a write within minutes. */
const RETENTION_MS = 24 * 60 * 60_000;
/** A process that has not answered by then has ended. */
const MAX_PROGRESS_MS = 60_000;

/**
 * Performs a write once for its key, and again after a failure. Registrations store their key in their row instead.
 * @param write identifies the write: person, endpoint and content
 * @throws HttpError 504 while the first request is in progress
 */
export async function answerOnce<Result>(
  { db, now }: Services,
  key: string,
  write: readonly unknown[],
  work: () => Promise<Result>,
): Promise<Result> {
  const requestHash = sha256(JSON.stringify([key, ...write]));
  const own = eq(answeredWrites.requestHash, requestHash);
  const createdAt = now();
  const isUnanswered = isNull(answeredWrites.answer);
  const isAbandoned = lt(answeredWrites.createdAt, new Date(createdAt.getTime() - MAX_PROGRESS_MS));
  const claimed = await db
    .insert(answeredWrites)
    .values({ requestHash, createdAt })
    .onConflictDoUpdate({
      target: answeredWrites.requestHash,
      set: { createdAt },
      setWhere: and(isUnanswered, isAbandoned),
    })
    .returning({ requestHash: answeredWrites.requestHash });
  if (claimed.length === 0) {
    const [earlier] = await db.select({ answer: answeredWrites.answer }).from(answeredWrites).where(own);
    if (earlier?.answer) return JSON.parse(unseal(key, earlier.answer));
    throw new HttpError(504, 'Este envio ainda está em andamento. Aguarde um instante e tente de novo.');
  }
  let result: Result;
  try {
    result = await work();
  } catch (error) {
    await db.delete(answeredWrites).where(own);
    throw error;
  }
  await db
    .update(answeredWrites)
    .set({ answer: seal(key, JSON.stringify(result)) })
    .where(own);
  return result;
}

export async function deleteAnsweredWrites({ db, now }: Services): Promise<void> {
  const end = new Date(now().getTime() - RETENTION_MS);
  await db.delete(answeredWrites).where(lt(answeredWrites.createdAt, end));
}

/** Responses contain personal data: only the client has the key, and the database stores neither. */
function seal(key: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key), nonce);
  const sealed = [cipher.update(text, 'utf8'), cipher.final()];
  return Buffer.concat([nonce, cipher.getAuthTag(), ...sealed]).toString('base64url');
}

function unseal(key: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), bytes.subarray(0, 12));
  decipher.setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8');
}

const cipherKey = (key: string): Buffer => hash('sha256', `answer ${key}`, 'buffer');
