import { keys } from '../session/session-keys.ts';
import { storage } from '../storage/storage.ts';
import type { DraftRecord, StoredDraft } from './draft-record.ts';
import { seal, unseal } from './seal.ts';
import { sealKey } from './seal-key.ts';

const storageKeys = {
  application: keys.draft,
  contact: keys.contactDraft,
  interest: keys.interestDraft,
} as const;

export type DraftKind = keyof typeof storageKeys;

/** Reads all drafts of a kind that this browser can decrypt, of any shape. */
export async function readDrafts(kind: DraftKind): Promise<StoredDraft[]> {
  const sealed = Object.entries(readSealed(kind));
  if (sealed.length === 0) return [];
  try {
    const key = await sealKey();
    return await Promise.all(
      sealed.map(async ([id, text]) => ({
        id,
        record: await unseal(key, text)
          .then(JSON.parse)
          .catch(() => null),
      })),
    );
  } catch {
    return [];
  }
}

/** Stores a draft with the others of its kind; does nothing if the browser cannot encrypt. */
export async function writeDraft(kind: DraftKind, id: string, record: DraftRecord): Promise<void> {
  try {
    const sealed = await seal(await sealKey(), JSON.stringify(record));
    // Read as late as possible: other tabs write, too.
    writeSealed(kind, { ...readSealed(kind), [id]: sealed });
  } catch {
    // The form also works without a draft.
  }
}

export const hasDraft = (kind: DraftKind): boolean => storage.read(storageKeys[kind]) !== null;

export function removeDrafts(kind: DraftKind, ids: readonly string[]): void {
  if (ids.length === 0) return;
  const left = Object.entries(readSealed(kind)).filter(([id]) => !ids.includes(id));
  writeSealed(kind, Object.fromEntries(left));
}

/** Calls `onChange` when another tab has changed the drafts of a kind. @returns function that stops it */
export function watchDrafts(kind: DraftKind, onChange: () => void): () => void {
  const listen = ({ key }: StorageEvent) => key === storageKeys[kind] && onChange();
  addEventListener('storage', listen);
  return () => removeEventListener('storage', listen);
}

function readSealed(kind: DraftKind): Record<string, string> {
  const stored = storage.read(storageKeys[kind]);
  if (stored === null) return {};
  try {
    return Object(JSON.parse(stored));
  } catch {
    return {};
  }
}

function writeSealed(kind: DraftKind, sealed: Record<string, string>): void {
  if (Object.keys(sealed).length === 0) storage.remove(storageKeys[kind]);
  else storage.write(storageKeys[kind], JSON.stringify(sealed));
}

/** Serialises asynchronous writes in the order of the changes. */
export function draftWriter<Kept>(write: (kept: Kept) => Promise<void>, remove: () => void) {
  let latest: Kept | null = null;
  let writing = Promise.resolve();
  let discarded = false;
  return {
    /** Stores the latest value and skips intermediate ones. Resolves when it is stored. */
    keep(kept: Kept): Promise<void> {
      if (!discarded) {
        latest = kept;
        writing = writing.then(() => (kept === latest ? write(kept) : undefined));
      }
      return writing;
    },
    /** Removes the stored draft permanently: later values are not stored. */
    discard(): void {
      discarded = true;
      latest = null;
      remove();
      // Again after the write that is in progress.
      writing = writing.then(remove);
    },
  };
}
