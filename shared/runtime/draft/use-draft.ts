import { useSession } from '@portal/shared/session';
import { useEffect, useRef, useState } from 'react';
import { type DraftRecord, keptDraft, resumedDraft } from './draft-record.ts';
import { type DraftKind, hasDraft, readDraft, removeDraft, writeDraft } from './draft-storage.ts';
import { draftWriter } from './draft-writer.ts';
import { randomKey } from './random-key.ts';
import { tabKey } from './tab-key.ts';

/** Milliseconds: a browser whose database does not answer must not delay the form. */
const READ_TIMEOUT_MS = 5_000;

/** The draft of a form that is being filled in. */
export interface Draft {
  /** Stored values of the form; empty for a new draft. */
  values: Readonly<Record<string, unknown>>;
  /** How often it was begun again on this page. */
  round: number;
  /** Whether it was begun before, on this device. */
  resumed: boolean;
  /** Goes with every attempt to send the application, so that a repeated one is not a second one. */
  readonly applicationKey: string;
  /** Whether an attempt to send it, on this page or an earlier one, has had no clear answer. */
  readonly mayHaveArrived: boolean;
  keep(values: Readonly<Record<string, unknown>>): void;
  /** Remembers whether an attempt may have arrived: from its beginning, until it is refused. */
  noteArrival(mayHaveArrived: boolean): void;
  /** Once the application has been taken. */
  discard(): void;
  /** Draws another key, where what was made with this one is over. */
  renewKey(): void;
  /** Deletes the draft and starts a new one, for the same person and offer. */
  restart(): void;
}

/**
 * The draft of a form, sealed in this browser for 24 hours. There is one of each kind at a time: to open an application
 * of somebody else, or for something else, removes the one before, and to type into any other form replaces its own. A logout removes it too, a time-out does not.
 *
 * @param owner who applies for what; everything that must match
 * @returns null while it is being read
 */
export function useDraft(owner: string, kind: DraftKind = 'application'): Draft | null {
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<{ owner: string; round: number; draft: Draft } | null>(null);
  const draft = opened?.owner === owner && opened.round === round ? opened.draft : null;

  useEffect(() => {
    let wanted = true;
    const restart = () => setRound(round + 1);
    void openDraft(kind, owner, round, restart).then((draft) => wanted && setOpened({ owner, round, draft }));
    return () => {
      wanted = false;
    };
  }, [kind, owner, round]);

  const { kind: visitor } = useSession();
  const before = useRef(visitor);
  useEffect(() => {
    // What a logout has removed, here or in another tab, must not be written again.
    if (before.current === 'candidate' && visitor === 'anonymous' && !hasDraft(kind)) draft?.discard();
    before.current = visitor;
  }, [visitor, draft, kind]);

  return draft;
}

/**
 * The draft of a form that asks nobody who they are: it opens in the tab alone in which it was typed.
 *
 * @param subject what the form is about
 */
export function useTabDraft(kind: Exclude<DraftKind, 'application'>, subject: string): Draft | null {
  // The server knows no tabs; the draft is read in the browser alone.
  const [tab] = useState(() => (typeof window === 'undefined' ? '' : tabKey()));
  return useDraft(`${subject}:${tab}`, kind);
}

async function openDraft(kind: DraftKind, owner: string, round: number, reopen: () => void): Promise<Draft> {
  const patience = new Promise<null>((resolve) => setTimeout(resolve, READ_TIMEOUT_MS, null));
  const stored = await Promise.race([readDraft(kind), patience]);
  const resumed = resumedDraft(stored, owner, Date.now());
  // What another tab has is its own: it goes only when something is typed here.
  const isOfAnotherTab = kind !== 'application' && keptDraft(stored, Date.now()) !== null;
  if (!resumed && !isOfAnotherTab) removeDraft(kind);
  const values = resumed?.values ?? {};
  let applicationKey = resumed?.applicationKey ?? randomKey();
  let mayHaveArrived = resumed?.mayHaveArrived ?? false;
  let last = values;
  const { keep: write, discard } = draftWriter<DraftRecord>(
    (record) => writeDraft(kind, record),
    () => removeDraft(kind),
  );
  const keep: Draft['keep'] = (kept) => {
    last = { ...kept };
    write({ owner, applicationKey, mayHaveArrived, savedAt: Date.now(), values: last });
  };
  return {
    values,
    round,
    resumed: resumed !== null,
    get applicationKey() {
      return applicationKey;
    },
    get mayHaveArrived() {
      return mayHaveArrived;
    },
    keep,
    noteArrival(noted) {
      mayHaveArrived = noted;
      keep(last);
    },
    discard,
    renewKey() {
      applicationKey = randomKey();
      keep(last);
    },
    restart() {
      discard();
      reopen();
    },
  };
}
