import type { Database } from '../db/database.ts';
import { settings } from '../db/schema/settings.ts';

/** Default retention of personal data in months after its purpose (docs/security.md). */
export const defaultMonths = {
  /** After the result, the end and the last closing of a process, whichever comes last. */
  registrations: 60,
  /** After the last use without a registration. */
  accounts: 24,
  /** After submission. */
  interests: 12,
  tickets: 24,
  mails: 1,
  /** After the poll closed; then votes become anonymous. */
  votes: 1,
  /** After the recorded action. */
  records: 60,
} as const;

export type RetentionKind = keyof typeof defaultMonths;

/** Returns the configured months. Ignores settings that are not an integer of at least 1. */
export async function retentionMonths(db: Database): Promise<Record<RetentionKind, number>> {
  const [row] = await db.select({ months: settings.retention_months }).from(settings);
  const set = Object.entries(row?.months ?? {}).filter(
    ([kind, months]) => kind in defaultMonths && Number.isInteger(months) && Number(months) >= 1,
  );
  return { ...defaultMonths, ...Object.fromEntries(set) };
}
