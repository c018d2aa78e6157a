import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, lt, ne, notInArray, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema/people.ts';
import { HttpError, statusTexts } from '../http/http-error.ts';
import { sha256 } from '../http/secrets.ts';
import type { Services } from '../services.ts';
import { rememberDevice } from './devices.repository.ts';

/** Maximum sessions per person; a new login ends the oldest. */
const MAX_SESSIONS = 20;

const tokenPattern = /^[\w-]{43}$/;
const createToken = () => randomBytes(32).toString('base64url');

/**
 * Opens a session of a person, and stores the login from their device, in one statement.
 * @param device its display name, and its token from an earlier login
 * @returns the tokens of the session and the device; only their hashes are stored
 */
export async function openSession(
  db: Database,
  now: Date,
  personId: number,
  device: { name?: string | null; token?: string | undefined } = {},
) {
  const token = createToken();
  const deviceToken = device.token && tokenPattern.test(device.token) ? device.token : createToken();
  const remembered = db.$with('remembered').as(rememberDevice(db, now, personId, deviceToken));
  const opened = db.$with('opened').as(
    db
      .insert(sessions)
      .values({ tokenHash: sha256(token), personId, device: device.name, createdAt: now, lastSeenAt: now })
      .returning({ tokenHash: sessions.tokenHash }),
  );
  // The statement does not see its own new row.
  const newest = db
    .select({ tokenHash: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.personId, personId))
    .orderBy(desc(sessions.createdAt))
    .limit(MAX_SESSIONS - 1);
  await db
    .with(remembered, opened)
    .delete(sessions)
    .where(and(eq(sessions.personId, personId), notInArray(sessions.tokenHash, newest)));
  return { token, device: deviceToken };
}

/** Returns whether a session is open, without extending it. */
export async function isSessionOpen(services: Services, tokenHash: string): Promise<boolean> {
  const [session] = await services.db.select().from(sessions).where(eq(sessions.tokenHash, tokenHash));
  return session !== undefined && !hasEnded(session, services.now());
}

/** Finds a person's open sessions, last used first. */
export const openSessionsOf = (services: Services, personId: number) =>
  services.db
    .select()
    .from(sessions)
    .where(
      and(
        eq(sessions.personId, personId),
        gt(sessions.lastSeenAt, new Date(services.now().getTime() - IDLE_TIMEOUT_MS)),
        gt(sessions.createdAt, new Date(services.now().getTime() - MAX_AGE_MS)),
      ),
    )
    .orderBy(desc(sessions.lastSeenAt), desc(sessions.createdAt));

export async function closeSession(db: Database, session: Session): Promise<void> {
  await db.delete(sessions).where(eq(sessions.tokenHash, session.tokenHash));
}

/** Ends a person's sessions, except a given one. @returns the number of ended sessions */
export async function closeSessionsOf(db: Database, personId: number, kept?: Session): Promise<number> {
  const owned = eq(sessions.personId, personId);
  const ended = await db
    .delete(sessions)
    .where(kept ? and(owned, ne(sessions.tokenHash, kept.tokenHash)) : owned)
    .returning({ tokenHash: sessions.tokenHash });
  return ended.length;
}

/** Deletes ended sessions. */
export async function deleteEndedSessions(services: Services): Promise<void> {
  const now = services.now().getTime();
  await services.db
    .delete(sessions)
    .where(
      or(
        lt(sessions.lastSeenAt, new Date(now - IDLE_TIMEOUT_MS)),
        lt(sessions.createdAt, new Date(now - MAX_AGE_MS)),
      ),
    );
}

const MINUTE_MS = 60_000;
/** A session ends 20 minutes after the last request and 12 hours after the login. */
const IDLE_TIMEOUT_MS = 20 * MINUTE_MS;
const MAX_AGE_MS = 12 * 60 * MINUTE_MS;

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

const hasEnded = (session: { createdAt: Date; lastSeenAt: Date }, now: Date): boolean =>
  now.getTime() - session.lastSeenAt.getTime() >= IDLE_TIMEOUT_MS ||
  now.getTime() - session.createdAt.getTime() >= MAX_AGE_MS;

const createEndedError = () => new HttpError(401, statusTexts[401], {}, { 'www-authenticate': 'Bearer' });
