import type { Reason } from '../../../contract/reasons.ts';
import type { PlatformEvent } from '../../events/events.ts';
import type { ReleaseRecord } from '../store/release-record.ts';
import {
  type ActivationState,
  type ChosenReleases,
  isOlder,
  type ReleaseCheck,
} from './decide-active-releases.ts';

/** Lists the events of an activation: rejected releases, rollbacks and the active releases. */
export function inForceEvents(
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
