import { DAY } from '@portal/contract/format/date';
import { and, eq, gt, lt, ne, or, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { knownDevices } from '../db/schema/people.ts';
import { sha256 } from '../http/secrets.ts';
import type { Services } from '../services.ts';

/** A device expires a year after its last login. */
const DEVICE_LIFETIME_MS = 365 * DAY;
/** Maximum devices per person; the longest unused ones are forgotten. */
const MAX_DEVICES = 20;

/** Selects the row of a device while it is known; none for a missing token. */
export const isDevice = (token: string | undefined, now: Date) =>
  and(eq(knownDevices.tokenHash, sha256(token ?? '')), gt(knownDevices.lastUsedAt, oldest(now)));

/** Stores a login of a person from a device; to be awaited, or part of another statement. */
export const rememberDevice = (db: Database, now: Date, personId: number, token: string) =>
  db
    .insert(knownDevices)
    .values({ tokenHash: sha256(token), personId, lastUsedAt: now })
    .onConflictDoUpdate({
      target: [knownDevices.tokenHash, knownDevices.personId],
      set: { lastUsedAt: now },
    })
    .returning({ tokenHash: knownDevices.tokenHash });

/** Returns the people who have logged in from a device. */
export async function peopleOfDevice({ db, now }: Services, token: string | undefined): Promise<number[]> {
  const rows = await db
    .select({ personId: knownDevices.personId })
    .from(knownDevices)
    .where(isDevice(token, now()));
  return rows.map(({ personId }) => personId);
}

/** Deletes a person's devices, except the one with a given token. */
export async function forgetDevices(db: Database, personId: number, kept?: string): Promise<void> {
  const owned = eq(knownDevices.personId, personId);
  await db.delete(knownDevices).where(kept ? and(owned, ne(knownDevices.tokenHash, sha256(kept))) : owned);
}

/** Deletes expired devices, and those beyond the maximum of a person. */
export async function deleteUnusedDevices({ db, now }: Services): Promise<void> {
  const { tokenHash, personId, lastUsedAt } = knownDevices;
  const rank = sql<number>`row_number() over (partition by ${personId} order by ${lastUsedAt} desc)`;
  const ranked = db
    .select({ tokenHash, personId, rank: rank.as('rank') })
    .from(knownDevices)
    .as('ranked');
  const surplus = db
    .select({ tokenHash: ranked.tokenHash, personId: ranked.personId })
    .from(ranked)
    .where(gt(ranked.rank, MAX_DEVICES));
  await db
    .delete(knownDevices)
    .where(or(lt(lastUsedAt, oldest(now())), sql`(${tokenHash}, ${personId}) in ${surplus}`));
}

const oldest = (now: Date) => new Date(now.getTime() - DEVICE_LIFETIME_MS);

/** Names of browsers in `User-Agent`. The order matters: most browsers also contain Chrome and Safari. */
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
