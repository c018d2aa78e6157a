import { DAY } from '@portal/shared/format/day';
import * as z from 'zod/mini';

/** How long a draft is kept after its last change, in milliseconds. */
export const DRAFT_LIFETIME = DAY;

const draftSubject = z.object({
  listPath: z.string(),
  noticePath: z.string(),
  offer: z.number(),
  offerName: z.string(),
  processName: z.string(),
});

const draftRecord = z.object({
  owner: z.string(),
  applicationKey: z.string(),
  mayHaveArrived: z.optional(z.boolean()),
  savedAt: z.number(),
  values: z.record(z.string(), z.unknown()),
  subject: z.optional(draftSubject),
});

/** What an application is for, as the lists of begun applications name it: nothing of it says who applies. */
export type DraftSubject = z.output<typeof draftSubject>;

/**
 * An application that somebody is writing. `owner` says whose it is and for what; `applicationKey` goes with every
 * attempt to send it (the contract's idempotency key); `mayHaveArrived` where one of them has had no clear answer;
 * `savedAt` is in milliseconds since 1970, by the device's clock.
 */
export type DraftRecord = z.output<typeof draftRecord>;

/** A draft as it is stored, beside others: `id` is random. */
export interface StoredDraft {
  id: string;
  record: unknown;
}

/** A stored draft that can be resumed. */
export interface OpenDraft extends DraftRecord {
  id: string;
}

/**
 * The drafts that are still valid, the newest first.
 *
 * @param stored what was kept, of any shape
 */
export const openDrafts = (stored: readonly StoredDraft[], now: number): OpenDraft[] =>
  stored
    .flatMap(({ id, record }) => {
      const { success, data } = z.safeParse(draftRecord, record);
      // A clock that was corrected meanwhile costs nobody a draft.
      return success && Math.abs(now - data.savedAt) < DRAFT_LIFETIME ? [{ ...data, id }] : [];
    })
    .sort((one, other) => other.savedAt - one.savedAt);

/**
 * The draft to go on with.
 *
 * @param owner of the application that is opened now
 * @returns null where nothing was kept, or only for others or something else
 */
export const findResumableDraft = (drafts: readonly OpenDraft[], owner: string): OpenDraft | null =>
  drafts.find((draft) => draft.owner === owner) ?? null;

/** Who applies for what: the owner of a registration's draft. */
export const registrationOwner = (
  programme: 'psg' | 'pss',
  { process, offer }: { process: number; offer: number },
  { cpf, birthdate }: { cpf: string; birthdate: string },
): string => [programme, process, offer, cpf, birthdate].join(':');

/**
 * The latest draft of the same person for another offer of the same programme: a new form begins with its values.
 *
 * @returns null where there is none, or the owner says no person
 */
export const copiedDraft = (drafts: readonly OpenDraft[], owner: string): OpenDraft | null => {
  const person = personOf(owner);
  return (person !== undefined && drafts.find((draft) => personOf(draft.owner) === person)) || null;
};

const personOf = (owner: string): string | undefined =>
  /^(ps[gs]):\d+:\d+(:\d{11}:.+)$/.exec(owner)?.slice(1).join('');

/** The values of a form with those of a draft in place of the blank ones; a draft of an older form gives what still fits. */
export function mergeDraft<Values extends object>(
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
