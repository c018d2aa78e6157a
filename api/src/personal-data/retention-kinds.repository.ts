import type { Database } from '../db/database.ts';
import { settings } from '../db/schema/settings.ts';

/**
 * Months for which each kind of personal data is kept after its purpose, unless the settings say otherwise
 * (docs/security.md).
 */
export const defaultMonths = {
  /** After the result, the end and the last closing of a process, whichever comes last. */
  registrations: 60,
  /** After the last use, once there is no registration. */
  accounts: 24,
  /** After they were sent. */
  interests: 12,
  tickets: 24,
  mails: 1,
  /** After a poll has closed, its votes no longer tell who gave them. */
  votes: 1,
  /** After what they tell. */
  records: 60,
} as const;

export type RetentionKind = keyof typeof defaultMonths;

/** The months that apply. Settings that are not a whole number of at least 1 are ignored. */
export async function retentionMonths(db: Database): Promise<Record<RetentionKind, number>> {
  const [row] = await db.select({ months: settings.retentionMonths }).from(settings);
  const set = Object.entries(row?.months ?? {}).filter(
    ([kind, months]) => kind in defaultMonths && Number.isInteger(months) && Number(months) >= 1,
  );
  return { ...defaultMonths, ...Object.fromEntries(set) };
}
