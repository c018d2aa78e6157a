import { keys } from '@portal/shared/session/session-keys';
import { storage } from '@portal/shared/storage';
import type { DraftRecord } from './draft-record.ts';
import { seal, unseal } from './seal.ts';
import { sealKey } from './seal-key.ts';

/** What was kept, of any shape; null where there is nothing, or nothing that this browser can open. */
export async function readDraft(): Promise<unknown> {
  const sealed = storage.read(keys.draft);
  if (sealed === null) return null;
  try {
    return JSON.parse(await unseal(await sealKey(), sealed));
  } catch {
    return null;
  }
}

/** Keeps a draft in place of any other; a browser that cannot seal keeps none. */
export async function writeDraft(record: DraftRecord): Promise<void> {
  try {
    storage.write(keys.draft, await seal(await sealKey(), JSON.stringify(record)));
  } catch {
    // Without a draft the form works all the same.
  }
}

export const removeDraft = (): void => storage.remove(keys.draft);
