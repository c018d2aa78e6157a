import { randomBytes } from 'node:crypto';
import { DAY } from '@portal/contract/format/date';
import { and, desc, eq, gt, lt, ne, notInArray } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { knownDevices } from '../db/schema/people.ts';
import { sha256 } from '../http/secrets.ts';
import type { Services } from '../services.ts';

/** A device expires a year after its last login. */
const LIFETIME_MS = 365 * DAY;
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
  await db
    .insert(knownDevices)
    .values({ tokenHash: sha256(token), personId, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.personId],
      set: { lastUsedAt: now },
    });
  const newest = db
    .select({ tokenHash: knownDevices.tokenHash })
    .from(knownDevices)
    .where(eq(knownDevices.personId, personId))
    .orderBy(desc(eq(knownDevices.tokenHash, sha256(token))), desc(knownDevices.lastUsedAt))
    .limit(MAX_DEVICES);
  await db
    .delete(knownDevices)
    .where(and(eq(knownDevices.personId, personId), notInArray(knownDevices.tokenHash, newest)));
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

const oldest = (now: Date) => new Date(now.getTime() - LIFETIME_MS);

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
