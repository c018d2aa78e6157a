import type { Reason } from '../../contract/reasons.ts';
import type { PlatformEvent } from '../events/events.ts';
import type { Decision, ReleaseVerdict } from './decide-active-releases.ts';
import { isRollback, type ReleaseRecord } from './release-record.ts';

/** Lists the events of a decision: rejected releases and rollbacks. */
export const listDecisionEvents = (
  before: Decision,
  { choices }: Decision,
  recordOf: (name: string) => ReleaseRecord,
): PlatformEvent[] =>
  choices.flatMap(({ name: remote, active: to, verdicts }): PlatformEvent[] => {
    const known = before.choices.find(({ name }) => name === remote)?.verdicts;
    const refused = [...verdicts].flatMap(([version, verdict]): PlatformEvent[] => {
      const reason = getReason(verdict);
      if (!reason || reason.kind === getReason(known?.get(version))?.kind) return [];
      return [{ kind: 'release-refused', remote, version, reason }];
    });
    const record = recordOf(remote);
    const isBack = record.active !== null && to !== null && isRollback(record, to);
    return isBack
      ? [...refused, { kind: 'release-rolled-back', remote, from: record.active ?? '', to }]
      : refused;
  });

const getReason = (verdict: ReleaseVerdict | undefined): Reason | null =>
  verdict?.kind === 'refused' ? verdict.reasons[0] : null;
