import { DAY } from '@portal/contract/format/date';
import * as z from 'zod/mini';

/** Milliseconds after the last change. */
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

/** Subject of an application in the list of drafts; it does not identify the applicant. */
export type DraftSubject = z.output<typeof draftSubject>;

/**
 * Draft of an application. `owner` identifies applicant and offer. `applicationKey` is the contract's idempotency
 * key, sent with every attempt; `mayHaveArrived` is set if one of them had no clear response. `savedAt` is a
 * timestamp of the device's clock.
 */
export type DraftRecord = z.output<typeof draftRecord>;

/** Draft as stored with others; `id` is random. */
export interface StoredDraft {
  id: string;
  record: unknown;
}

/** Stored draft that can be resumed. */
export interface OpenDraft extends DraftRecord {
  id: string;
}

/** Returns the valid drafts among stored values of any shape, newest first. */
export const openDrafts = (stored: readonly StoredDraft[], now: number): OpenDraft[] =>
  stored
    .flatMap(({ id, record }) => {
      const { success, data } = z.safeParse(draftRecord, record);
      // A clock set back in the meantime must not delete drafts.
      return success && Math.abs(now - data.savedAt) < DRAFT_LIFETIME ? [{ ...data, id }] : [];
    })
    .sort((one, other) => other.savedAt - one.savedAt);

export const findResumableDraft = (drafts: readonly OpenDraft[], owner: string): OpenDraft | null =>
  drafts.find((draft) => draft.owner === owner) ?? null;

/** Builds the owner of a registration's draft from person and offer. */
export const registrationOwner = (
  programme: 'psg' | 'pss',
  { process, offer }: { process: number; offer: number },
  { cpf, birthdate }: { cpf: string; birthdate: string },
): string => [programme, process, offer, cpf, birthdate].join(':');

/** Returns the person's latest draft for another offer of the programme, which prefills the form; else null. */
export const copiedDraft = (drafts: readonly OpenDraft[], owner: string): OpenDraft | null => {
  const person = parsePerson(owner);
  return (person !== undefined && drafts.find((draft) => parsePerson(draft.owner) === person)) || null;
};

const parsePerson = (owner: string): string | undefined =>
  /^(ps[gs]):\d+:\d+(:\d{11}:.+)$/.exec(owner)?.slice(1).join('');

/** Fills blank values of a form from a draft; a draft of an older form supplies the values that still fit. */
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
