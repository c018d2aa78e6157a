import { useSession } from '@portal/shared/session';
import { useEffect, useRef, useState } from 'react';
import { type DraftRecord, resumedDraft } from './draft-record.ts';
import { readDraft, removeDraft, writeDraft } from './draft-storage.ts';
import { draftWriter } from './draft-writer.ts';
import { randomKey } from './random-key.ts';

/** A browser whose database does not answer must not keep a form from being shown. */
const PATIENCE_MS = 5_000;

/** An application in the making. */
export interface Draft {
  /** What was kept of the form; empty where it begins anew. */
  values: Readonly<Record<string, unknown>>;
  /** Goes with every attempt to send the application, so that a repeated one is not a second one. */
  applicationKey: string;
  keep(values: Readonly<Record<string, unknown>>): void;
  /** Once the application has been taken. */
  discard(): void;
}

/**
 * The draft of an application, sealed in this browser for 24 hours. There is one at a time: to open an application of
 * somebody else, or for something else, removes the one before. A logout removes it too.
 *
 * @param owner who applies for what; everything that must match
 * @returns null while it is being read
 */
export function useDraft(owner: string): Draft | null {
  const [opened, setOpened] = useState<{ owner: string; draft: Draft } | null>(null);
  const draft = opened?.owner === owner ? opened.draft : null;

  useEffect(() => {
    let wanted = true;
    void openDraft(owner).then((draft) => wanted && setOpened({ owner, draft }));
    return () => {
      wanted = false;
    };
  }, [owner]);

  const { kind } = useSession();
  const before = useRef(kind);
  useEffect(() => {
    if (before.current === 'candidate' && kind === 'anonymous') draft?.discard();
    before.current = kind;
  }, [kind, draft]);

  return draft;
}

async function openDraft(owner: string): Promise<Draft> {
  const patience = new Promise<null>((resolve) => setTimeout(resolve, PATIENCE_MS, null));
  const resumed = resumedDraft(await Promise.race([readDraft(), patience]), owner, Date.now());
  if (!resumed) removeDraft();
  const { applicationKey, values } = resumed ?? { applicationKey: randomKey(), values: {} };
  const { keep, discard } = draftWriter<DraftRecord>(writeDraft, removeDraft);
  return {
    values,
    applicationKey,
    keep: (kept) => keep({ owner, applicationKey, savedAt: Date.now(), values: { ...kept } }),
    discard,
  };
}
