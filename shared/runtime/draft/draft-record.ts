import { DAY } from '@portal/shared/format/day';
import * as z from 'zod/mini';

/** How long a draft is kept after its last change, in milliseconds. */
export const DRAFT_LIFETIME = DAY;

const draftRecord = z.object({
  owner: z.string(),
  applicationKey: z.string(),
  mayHaveArrived: z.optional(z.boolean()),
  savedAt: z.number(),
  values: z.record(z.string(), z.unknown()),
});

/**
 * An application that somebody is writing. `owner` says whose it is and for what; `applicationKey` goes with every
 * attempt to send it (the contract's idempotency key); `mayHaveArrived` where one of them has had no clear answer;
 * `savedAt` is in milliseconds since 1970.
 */
export type DraftRecord = z.output<typeof draftRecord>;

/**
 * The draft to go on with.
 *
 * @param stored what was kept, of any shape
 * @param owner of the application that is opened now
 * @returns null where nothing was kept, it is another's or for something else, or too old
 */
export function resumedDraft(stored: unknown, owner: string, now: number): DraftRecord | null {
  const kept = keptDraft(stored, now);
  return kept?.owner === owner ? kept : null;
}

/** Whoever's draft is still kept; null where it is too old, or none. */
export function keptDraft(stored: unknown, now: number): DraftRecord | null {
  const { success, data } = z.safeParse(draftRecord, stored);
  if (!success) return null;
  const age = now - data.savedAt;
  return age >= 0 && age < DRAFT_LIFETIME ? data : null;
}

/** The values of a form with those of a draft in place of the blank ones; a draft of an older form gives what still fits. */
export function withDraft<Values extends object>(
  blank: Values,
  kept: Readonly<Record<string, unknown>>,
): Values {
  const fitting = Object.entries(blank).flatMap(([name, value]) => {
    const other = Object.hasOwn(kept, name) ? kept[name] : undefined;
    return typeof other === typeof value && Array.isArray(other) === Array.isArray(value) && other !== null
      ? [[name, other]]
      : [];
  });
  return { ...blank, ...Object.fromEntries(fitting) };
}
