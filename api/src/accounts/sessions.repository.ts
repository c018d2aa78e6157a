import { randomBytes } from 'node:crypto';
import { DAY } from '@portal/contract/format/date';
import { and, desc, eq, gt, lt, ne, notInArray, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { knownDevices, sessions } from '../db/schema/people.ts';
import { HttpError, statusTexts } from '../http/http-error.ts';
import { sha256 } from '../http/secrets.ts';
import type { Services } from '../services.ts';

/** Maximum sessions per person; a new login ends the oldest. */
const MAX_SESSIONS = 20;

/** Opens a session on a named device. @returns the token; only its hash is stored */
export async function openSession(
  db: Database,
  now: Date,
  personId: number,
  device: string | null = null,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const opened = db.$with('opened').as(
    db
      .insert(sessions)
      .values({ tokenHash: sha256(token), personId, device, createdAt: now, lastSeenAt: now })
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
    .with(opened)
    .delete(sessions)
    .where(and(eq(sessions.personId, personId), notInArray(sessions.tokenHash, newest)));
  return token;
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

/** A device expires a year after its last login. */
const DEVICE_LIFETIME_MS = 365 * DAY;
/** Maximum devices per person; a new one replaces the longest unused. */
const MAX_DEVICES = 20;
const tokenPattern = /^[\w-]{43}$/;

/** Returns whether a person has logged in from the device before. */
export async function isKnownDevice(
  services: Services,
  token: string | undefined,
  personId: number | undefined,
): Promise<boolean> {
  if (!token || !tokenPattern.test(token) || personId === undefined) return false;
  const [device] = await services.db
    .select({ lastUsedAt: knownDevices.lastUsedAt })
    .from(knownDevices)
    .where(and(eq(knownDevices.tokenHash, sha256(token)), eq(knownDevices.personId, personId)));
  return device !== undefined && device.lastUsedAt > oldest(services.now());
}

/** Stores a login of a person from a device. Returns the device's token, or a new one if it has none. */
export async function rememberDevice(
  db: Database,
  now: Date,
  given: string | undefined,
  personId: number,
): Promise<string> {
  const token = given && tokenPattern.test(given) ? given : randomBytes(32).toString('base64url');
  const tokenHash = sha256(token);
  const stored = db.$with('stored').as(
    db
      .insert(knownDevices)
      .values({ tokenHash, personId, lastUsedAt: now })
      .onConflictDoUpdate({
        target: [knownDevices.tokenHash, knownDevices.personId],
        set: { lastUsedAt: now },
      })
      .returning({ tokenHash: knownDevices.tokenHash }),
  );
  const others = and(eq(knownDevices.personId, personId), ne(knownDevices.tokenHash, tokenHash));
  const newest = db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(others)
    .orderBy(desc(knownDevices.lastUsedAt))
    .limit(MAX_DEVICES - 1);
  await db
    .with(stored)
    .delete(knownDevices)
    .where(and(others, notInArray(knownDevices.tokenHash, newest)));
  return token;
}

/** Returns the people who have logged in from a device. */
export async function peopleOfDevice(services: Services, token: string | undefined): Promise<number[]> {
  if (!token || !tokenPattern.test(token)) return [];
  const rows = await services.db
    .select({ personId: knownDevices.personId })
    .from(knownDevices)
    .where(
      and(eq(knownDevices.tokenHash, sha256(token)), gt(knownDevices.lastUsedAt, oldest(services.now()))),
    );
  return rows.map(({ personId }) => personId);
}

/** Deletes a person's devices, except the one with a given token. */
export async function forgetDevices(db: Database, personId: number, kept?: string): Promise<void> {
  const owned = eq(knownDevices.personId, personId);
  await db.delete(knownDevices).where(kept ? and(owned, ne(knownDevices.tokenHash, sha256(kept))) : owned);
}

/** Deletes expired devices. */
export async function deleteUnusedDevices(services: Services): Promise<void> {
  await services.db.delete(knownDevices).where(lt(knownDevices.lastUsedAt, oldest(services.now())));
}

const oldest = (now: Date) => new Date(now.getTime() - DEVICE_LIFETIME_MS);

/** Unique tokens of browsers. The order matters: most browsers also contain Chrome and Safari. */
const browsers: [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const systems: [RegExp, string][] = [
  [/iPhone/, 'no iPhone'],
  [/iPad/, 'no iPad'],
  [/Android/, 'no Android'],
  [/CrOS/, 'no Chromebook'],
  [/Windows/, 'no Windows'],
  [/Macintosh/, 'no Mac'],
  [/Linux/, 'no Linux'],
];

/** Returns a display name of a device ("Chrome no Windows"), or null if the User-Agent is unknown. */
export function deviceName(userAgent: string | undefined): string | null {
  const findName = (table: [RegExp, string][]) => table.find(([sign]) => sign.test(userAgent ?? ''))?.[1];
  const [browser, system] = [findName(browsers), findName(systems)];
  if (!browser && !system) return null;
  return [browser ?? 'Navegador', system].filter(Boolean).join(' ');
}
