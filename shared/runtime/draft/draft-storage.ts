import { keys } from '@portal/shared/session/session-keys';
import { storage } from '@portal/shared/storage';
import type { DraftRecord } from './draft-record.ts';
import { seal, unseal } from './seal.ts';
import { sealKey } from './seal-key.ts';

const storageKeys = {
  application: keys.draft,
  contact: keys.contactDraft,
  interest: keys.interestDraft,
} as const;

/** What a draft is of: each kind of form has one at a time. */
export type DraftKind = keyof typeof storageKeys;

/** What was kept, of any shape; null where there is nothing, or nothing that this browser can open. */
export async function readDraft(kind: DraftKind): Promise<unknown> {
  const sealed = storage.read(storageKeys[kind]);
  if (sealed === null) return null;
  try {
    return JSON.parse(await unseal(await sealKey(), sealed));
  } catch {
    return null;
  }
}

/** Keeps a draft in place of any other of its kind; a browser that cannot seal keeps none. */
export async function writeDraft(kind: DraftKind, record: DraftRecord): Promise<void> {
  try {
    storage.write(storageKeys[kind], await seal(await sealKey(), JSON.stringify(record)));
  } catch {
    // Without a draft the form works all the same.
  }
}

/** Whether something is kept. */
export const hasDraft = (kind: DraftKind): boolean => storage.read(storageKeys[kind]) !== null;

export const removeDraft = (kind: DraftKind): void => storage.remove(storageKeys[kind]);
