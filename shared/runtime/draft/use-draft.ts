import { useSession } from '@portal/shared/session';
import { SESSION_ENDED_ELSEWHERE, type SessionEndedElsewhere } from '@portal/shared/session/session-end';
import { withoutConsent } from '@portal/shared/validators/consent';
import { useEffect, useRef, useState } from 'react';
import {
  copiedDraft,
  type DraftRecord,
  type DraftSubject,
  findResumableDraft,
  openDrafts,
} from './draft-record.ts';
import { type DraftKind, hasDraft, readDrafts, removeDrafts, writeDraft } from './draft-storage.ts';
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
  /** Whether it begins with what the same person has typed for another offer. */
  copied: boolean;
  /** Goes with every attempt to send the application, so that a repeated one is not a second one. */
  readonly applicationKey: string;
  /** Whether an attempt to send it, on this page or an earlier one, has had no clear answer. */
  readonly mayHaveArrived: boolean;
  keep(values: Readonly<Record<string, unknown>>): void;
  /** Remembers whether an attempt may have arrived: from its beginning, until it is refused. */
  setMayHaveArrived(mayHaveArrived: boolean): void;
  /** Once the application has been taken. */
  discard(): void;
  /** Draws another key, where what was made with this one is over. */
  renewKey(): void;
  /** Deletes the draft and starts a new one, for the same person and offer. */
  restart(): void;
}

/**
 * The draft of a form, sealed in this browser for 24 hours. There is one for each owner, side by side: opening another
 * application leaves it alone. A logout removes them all, a time-out does not.
 *
 * @param owner who applies for what; everything that must match
 * @param subject what the draft is for, where it is listed among the applications that were begun
 * @returns null while it is being read
 */
export function useDraft(
  owner: string,
  kind: DraftKind = 'application',
  subject?: DraftSubject,
): Draft | null {
  const [round, setRound] = useState(0);
  const [opened, setOpened] = useState<{ owner: string; round: number; draft: TabDraft } | null>(null);
  const draft = opened?.owner === owner && opened.round === round ? opened.draft : null;
  const latestSubject = useRef(subject);
  useEffect(() => {
    latestSubject.current = subject;
  });

  useEffect(() => {
    let wanted = true;
    const reopen = () => setRound(round + 1);
    const opening = openDraft({ kind, owner, round, reopen, subject: () => latestSubject.current });
    void opening.then((draft) => wanted && setOpened({ owner, round, draft }));
    return () => {
      wanted = false;
    };
  }, [kind, owner, round]);

  useEffect(() => {
    if (!draft) return;
    // The same application may have been continued in another tab.
    const onFocus = () => void draft.isOutdated().then((isOutdated) => isOutdated && setRound(round + 1));
    addEventListener('focus', onFocus);
    return () => removeEventListener('focus', onFocus);
  }, [draft, round]);

  const session = useSession();
  const { kind: visitor } = session;
  // What was typed in this tab opens nowhere else: it stays when another tab ends the session.
  const staysHere = kind !== 'application' && session.kind === 'anonymous' && session.ended === 'elsewhere';
  const before = useRef(visitor);
  useEffect(() => {
    const hasLeft = before.current === 'candidate' && visitor === 'anonymous';
    before.current = visitor;
    // What a logout has removed, here or in another tab, must not be written again.
    if (hasLeft && !staysHere && !hasDraft(kind)) draft?.discard();
  }, [visitor, staysHere, draft, kind]);

  useEffect(() => {
    if (!draft || kind === 'application') return;
    const store = (event: Event) => (event as SessionEndedElsewhere).detail.push(draft.storeAgain());
    addEventListener(SESSION_ENDED_ELSEWHERE, store);
    return () => removeEventListener(SESSION_ENDED_ELSEWHERE, store);
  }, [draft, kind]);

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

interface TabDraft extends Draft {
  /** Stores what was kept last, which another tab has removed. */
  storeAgain(): Promise<void>;
  /** Whether another tab has stored a later state of the same draft. */
  isOutdated(): Promise<boolean>;
}

interface Opening {
  kind: DraftKind;
  owner: string;
  round: number;
  reopen: () => void;
  subject: () => DraftSubject | undefined;
}

async function openDraft({ kind, owner, round, reopen, subject }: Opening): Promise<TabDraft> {
  const timeout = new Promise<[]>((resolve) => setTimeout(resolve, READ_TIMEOUT_MS, []));
  const stored = await Promise.race([readDrafts(kind), timeout]);
  const open = openDrafts(stored, Date.now());
  const valid = new Set(open.map(({ id }) => id));
  removeDrafts(
    kind,
    stored.flatMap(({ id }) => (valid.has(id) ? [] : [id])),
  );
  const resumed = findResumableDraft(open, owner);
  const id = resumed?.id ?? randomKey();
  // What is begun anew begins blank.
  const copied = resumed || round > 0 ? null : copiedDraft(open, owner);
  // Each registration is consented to anew.
  const values = resumed?.values ?? withoutConsent({ terms: false, policy: false, ...copied?.values });
  let applicationKey = resumed?.applicationKey ?? randomKey();
  let mayHaveArrived = resumed?.mayHaveArrived ?? false;
  let last = values;
  let savedAt = resumed?.savedAt ?? 0;
  const { keep: write, discard } = draftWriter<DraftRecord>(
    (record) => writeDraft(kind, id, record),
    () => removeDrafts(kind, [id]),
  );
  const record = () => ({ owner, applicationKey, mayHaveArrived, savedAt, values: last, subject: subject() });
  const keep: Draft['keep'] = (kept) => {
    last = { ...kept };
    savedAt = Date.now();
    void write(record());
  };
  return {
    values,
    round,
    resumed: resumed !== null,
    copied: copied !== null,
    get applicationKey() {
      return applicationKey;
    },
    get mayHaveArrived() {
      return mayHaveArrived;
    },
    keep,
    setMayHaveArrived(noted) {
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
    storeAgain: () => (savedAt > 0 ? write(record()) : Promise.resolve()),
    async isOutdated() {
      const latest = findResumableDraft(openDrafts(await readDrafts(kind), Date.now()), owner);
      return (
        latest !== null &&
        !mayHaveArrived &&
        latest.savedAt > savedAt &&
        JSON.stringify(latest.values) !== JSON.stringify(last)
      );
    },
  };
}
