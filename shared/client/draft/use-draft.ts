import { useSession } from '@portal/client/session';
import { withoutConsent } from '@portal/contract/validators/consent';
import pTimeout from 'p-timeout';
import { useEffect, useRef, useState } from 'react';
import { SESSION_ENDED_ELSEWHERE, type SessionEndedElsewhere } from '../session/session-end.ts';
import { tabStorage } from '../storage/storage.ts';
import {
  copiedDraft,
  type DraftRecord,
  type DraftSubject,
  findResumableDraft,
  openDrafts,
} from './draft-record.ts';
import {
  type DraftKind,
  draftWriter,
  hasDraft,
  readDrafts,
  removeDrafts,
  writeDraft,
} from './draft-storage.ts';
import { randomKey } from './random-key.ts';

/** Timeout: a browser whose database hangs must not delay the form. */
const READ_TIMEOUT_MS = 5_000;

export interface Draft {
  /** Stored values; empty for a new draft. */
  values: Readonly<Record<string, unknown>>;
  /** Number of restarts on this page. */
  round: number;
  /** Whether it was started earlier on this device. */
  resumed: boolean;
  /** Whether its values come from the same person's draft for another offer. */
  copied: boolean;
  /** Sent with every attempt, so that a repeated one creates no second registration. */
  readonly applicationKey: string;
  /** Whether an attempt, here or on an earlier page, had no clear response. */
  readonly mayHaveArrived: boolean;
  keep(values: Readonly<Record<string, unknown>>): void;
  /** Set from the start of an attempt until the server rejects it. */
  setMayHaveArrived(mayHaveArrived: boolean): void;
  /** Call once the registration has succeeded. */
  discard(): void;
  /** Creates another key after the registration of this one has ended. */
  renewKey(): void;
  /** Deletes the draft and starts a new one for the same person and offer. */
  restart(): void;
}

/**
 * Stores the form's draft of a person and offer for 24 hours, encrypted. A logout removes all, a timeout does not.
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
  // An anonymous draft is bound to this tab: it stays when another tab ends the session.
  const staysHere = kind !== 'application' && session.kind === 'anonymous' && session.ended === 'elsewhere';
  const before = useRef(visitor);
  useEffect(() => {
    const hasLeft = before.current === 'candidate' && visitor === 'anonymous';
    before.current = visitor;
    // Drafts removed by a logout, here or in another tab, must not be stored again.
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

/** Draft of an anonymous form, which opens only in the tab where it was typed. */
export function useTabDraft(kind: Exclude<DraftKind, 'application'>, subject: string): Draft | null {
  // The server has no tabs; only the browser reads the draft.
  const [tab] = useState(() => (typeof window === 'undefined' ? '' : tabKey()));
  return useDraft(`${subject}:${tab}`, kind);
}

type TabDraft = Awaited<ReturnType<typeof openDraft>>;

interface Opening {
  kind: DraftKind;
  owner: string;
  round: number;
  reopen: () => void;
  subject: () => DraftSubject | undefined;
}

async function openDraft({ kind, owner, round, reopen, subject }: Opening) {
  const stored = await pTimeout(readDrafts(kind), { milliseconds: READ_TIMEOUT_MS, fallback: () => [] });
  const open = openDrafts(stored, Date.now());
  const valid = new Set(open.map(({ id }) => id));
  removeDrafts(
    kind,
    stored.flatMap(({ id }) => (valid.has(id) ? [] : [id])),
  );
  const resumed = findResumableDraft(open, owner);
  const id = resumed?.id ?? randomKey();
  // A restarted form is blank.
  const copied = resumed || round > 0 ? null : copiedDraft(open, owner);
  // Each registration needs its own consent.
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
    setMayHaveArrived(noted: boolean) {
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
    /** Stores the latest value again after another tab removed it. */
    storeAgain: () => (savedAt > 0 ? write(record()) : Promise.resolve()),
    /** Whether another tab has stored a later state of the same draft. */
    async isOutdated() {
      const latest = findResumableDraft(openDrafts(await readDrafts(kind), Date.now()), owner);
      return (
        latest !== null &&
        !mayHaveArrived &&
        latest.savedAt > savedAt &&
        JSON.stringify(latest.values) !== JSON.stringify(last)
      );
    },
  } satisfies Draft & Record<string, unknown>;
}

const storageKey = 'aba';

/** Returns an id of this tab: anonymous drafts open only here, so that the next user of the device finds nothing. */
export function tabKey(): string {
  const key = tabStorage.read(storageKey) ?? randomKey();
  tabStorage.write(storageKey, key);
  return key;
}
