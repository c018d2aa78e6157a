import { randomBytes } from 'node:crypto';
import { and, desc, eq, gt, ne, not, notInArray, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { sessions } from '../db/schema/people.ts';
import { HttpError } from '../http/http-error.ts';
import { sha256 } from '../http/secrets.ts';
import type { Services, Session } from '../services.ts';
import { rememberDevice } from './devices.repository.ts';

/** Maximum sessions per person; a new login ends the oldest. */
const MAX_SESSIONS = 20;

const tokenPattern = /^[\w-]{43}$/;
const createToken = () => randomBytes(32).toString('base64url');

/**
 * Opens a session and stores the login from a device, by name and earlier token, in one statement.
 * @returns their tokens; only the hashes are stored
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

/** Finds an open session, without extending it. */
export async function findOpenSession({ db, now }: Services, tokenHash: string) {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.tokenHash, tokenHash), isOpen(now())));
  return session;
}

/** Finds a person's open sessions, last used first. */
export const openSessionsOf = ({ db, now }: Services, personId: number) =>
  db
    .select()
    .from(sessions)
    .where(and(eq(sessions.personId, personId), isOpen(now())))
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

export async function deleteEndedSessions({ db, now }: Services): Promise<void> {
  await db.delete(sessions).where(not(isOpen(now())));
}

const MINUTE_MS = 60_000;
/** A session ends 20 minutes after the last request and 12 hours after the login. */
const IDLE_TIMEOUT_MS = 20 * MINUTE_MS;
const MAX_AGE_MS = 12 * 60 * MINUTE_MS;

const isOpen = (now: Date) => {
  const isRecent = gt(sessions.lastSeenAt, new Date(now.getTime() - IDLE_TIMEOUT_MS));
  return sql`(${isRecent} and ${gt(sessions.createdAt, new Date(now.getTime() - MAX_AGE_MS))})`;
};

/** Returns the session of an Authorization header and restarts its idle time. @throws HttpError 401 without one */
export async function requireSession(services: Services, authorization: string | undefined) {
  const token = /^Bearer ([\w-]{43})$/i.exec(authorization ?? '')?.[1];
  if (!token) throw createEndedError();
  const now = services.now();
  const tokenHash = sha256(token);
  const session = await findOpenSession(services, tokenHash);
  if (!session) throw createEndedError();
  if (now.getTime() - session.lastSeenAt.getTime() >= MINUTE_MS) {
    await services.db.update(sessions).set({ lastSeenAt: now }).where(eq(sessions.tokenHash, tokenHash));
  }
  return { personId: session.personId, tokenHash };
}

/** Returns the session of an optional Authorization header; null if it is missing or has ended. */
export async function findSession(services: Services, authorization: string | undefined) {
  if (!authorization) return null;
  return requireSession(services, authorization).catch((error: unknown) => {
    if (error instanceof HttpError) return null;
    throw error;
  });
}

const createEndedError = () => new HttpError(401, undefined, {}, { 'www-authenticate': 'Bearer' });
