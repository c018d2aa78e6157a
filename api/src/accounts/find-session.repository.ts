import { eq } from 'drizzle-orm';
import { sessions } from '../db/schema/people.ts';
import { sha256 } from '../http/hashes.ts';
import { HttpError, statusTexts } from '../http/http-error.ts';
import type { Services } from '../services.ts';

const MINUTE_MS = 60_000;
/** A session ends 20 minutes after the last request and 12 hours after the login. */
export const IDLE_TIMEOUT_MS = 20 * MINUTE_MS;
export const MAX_AGE_MS = 12 * 60 * MINUTE_MS;

export type Session = { personId: number; tokenHash: string };

/**
 * Returns the session of an Authorization header and restarts its idle time.
 * @throws HttpError 401 if it is missing or has ended
 */
export async function requireSession(
  services: Services,
  authorization: string | undefined,
): Promise<Session> {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1];
  if (!token) throw createEndedError();
  const now = services.now();
  const tokenHash = sha256(token);
  const [session] = await services.db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
  if (!session || hasEnded(session, now)) throw createEndedError();
  if (now.getTime() - session.lastSeenAt.getTime() >= MINUTE_MS) {
    await services.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  return { personId: session.personId, tokenHash };
}

/** Returns the session of an optional Authorization header; null if it is missing or has ended. */
export async function findSession(
  services: Services,
  authorization: string | undefined,
): Promise<Session | null> {
  if (!authorization) return null;
  return requireSession(services, authorization).catch((error: unknown) => {
    if (error instanceof HttpError) return null;
    throw error;
  });
}

export const hasEnded = (session: { createdAt: Date; lastSeenAt: Date }, now: Date): boolean =>
  now.getTime() - session.lastSeenAt.getTime() >= IDLE_TIMEOUT_MS ||
  now.getTime() - session.createdAt.getTime() >= MAX_AGE_MS;

const createEndedError = () => new HttpError(401, statusTexts[401], {}, { 'www-authenticate': 'Bearer' });
