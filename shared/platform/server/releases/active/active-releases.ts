import type { Owner } from '../../../contract/admit-release.ts';
import type { Reason } from '../../../contract/reasons.ts';
import type { HostFacts } from '../../../contract/release-manifest.ts';
import type { Listener, PlatformEvent } from '../../events/events.ts';
import { createReleaseLookup, type Releases } from '../releases.ts';
import { type ReleaseRecord, withCurrent } from '../store/release-record.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { releaseIn } from '../store/stored-release.ts';
import {
  type ActivationState,
  type ChosenReleases,
  decideActiveReleases,
  isOlder,
  noActivation,
  type ReleaseCheck,
  type RemoteSnapshot,
} from './decide-active-releases.ts';

interface Options {
  basePath: string;
  host: HostFacts;
  /** Mounted remotes that are not among the decided ones. */
  owners?: (() => readonly Owner[]) | undefined;
  store: Pick<ReleaseStore, 'of' | 'save'>;
  emit: Listener;
  now: () => number;
}

export function createActiveReleases({ basePath, host, owners, store, emit, now }: Options) {
  const getRecord = (name: string) => store.of(name).record;
  const createLookup = (decided: ActivationState) =>
    createReleaseLookup({
      ...decided,
      basePath,
      releaseOf: (name, version) => releaseIn(store.of(name), version),
    });
  let state = noActivation;
  let releases = createLookup(state);

  return {
    /** Decides, activates the result at once and stores it. */
    async decide(remotes: readonly RemoteSnapshot[]): Promise<void> {
      const before = state;
      state = decideActiveReleases(remotes, host, before, owners?.());
      const { choices, allKnown } = state;
      const events = listActivationEvents(before, state, getRecord);
      const saved = choices.map((choice) =>
        store.save(choice.name, recordActivation(getRecord(choice.name), choice, { allKnown, now: now() })),
      );
      if (before.revision !== state.revision) releases = createLookup(state);
      for (const event of events) emit(event);
      await Promise.all(saved);
    },
    now: (): ActivationState => state,
    /**
     * Returns the releases for a visitor; the same object until they change.
     * @param bucket 0 to 99, or null
     */
    at: (bucket: number | null): Releases => releases(bucket),
  };
}

/** Returns a remote's record after its chosen release has become active. */
export function recordActivation(
  record: ReleaseRecord,
  { stable }: ChosenReleases,
  { allKnown, now }: { allKnown: boolean; now: number },
): ReleaseRecord {
  if (stable === null) return record;
  const next = withCurrent(record, stable, now);
  return allKnown && !next.established ? { ...next, established: true } : next;
}

/** Lists the events of an activation: rejected releases, rollbacks and the active releases. */
export function listActivationEvents(
  before: ActivationState,
  after: ActivationState,
  recordOf: (name: string) => ReleaseRecord,
): PlatformEvent[] {
  const { choices, revision } = after;
  const happened = choices.flatMap((choice): PlatformEvent[] => {
    const { name: remote, stable: to, judgements } = choice;
    const { current: from } = recordOf(remote);
    const known = before.choices.find(({ name }) => name === remote)?.judgements;
    const refused = [...judgements].flatMap(([version, judgement]): PlatformEvent[] => {
      const reason = getReason(judgement);
      if (!reason || reason.kind === getReason(known?.get(version))?.kind) return [];
      return [{ kind: 'release-refused', remote, version, reason }];
    });
    const isBack = from !== null && to !== null && isOlder(choice, recordOf(remote));
    return isBack ? [...refused, { kind: 'release-taken-back', remote, from, to }] : refused;
  });
  const isOther = before.revision !== revision && choices.length > 0;
  return isOther
    ? [...happened, { kind: 'release-in-force', revision, releases: formatActiveReleases(after) }]
    : happened;
}

const getReason = (judgement: ReleaseCheck | undefined): Reason | null =>
  judgement?.kind === 'refused' ? judgement.reasons[0] : null;

/** Formats the active releases for operators. */
export const formatActiveReleases = ({
  choices,
  allKnown,
}: {
  choices: readonly ChosenReleases[];
  allKnown: boolean;
}): string =>
  [
    ...choices.map(({ name, stable, canary }) => `${name} ${stable}${canary ? ` (canary ${canary})` : ''}`),
    ...(allKnown ? [] : ['others to come']),
  ].join(', ');
