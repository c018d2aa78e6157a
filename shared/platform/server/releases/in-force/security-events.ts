import type { SecurityEvent } from '@portal/shared/server/security-event';
import type { ReleaseRecord } from '../store/release-record.ts';
import { type Choice, isOlder, type Judgement } from './decide-in-force.ts';

/** What is new to an operator in a choice: what was gone back from, and what may not be mounted. */
export function securityEvents(
  before: readonly Choice[],
  chosen: readonly Choice[],
  recordOf: (name: string) => ReleaseRecord,
): SecurityEvent[] {
  return chosen.flatMap((choice): SecurityEvent[] => {
    const { name: remote, stable: to, judgements } = choice;
    const { current: from } = recordOf(remote);
    const known = before.find(({ name }) => name === remote)?.judgements;
    const refused = [...judgements].flatMap(([version, judgement]): SecurityEvent[] => {
      const reason = reasonOf(judgement);
      if (!reason || reason === reasonOf(known?.get(version))) return [];
      return [{ security: 'release-refused', remote, version, reason }];
    });
    const isBack = from !== null && to !== null && isOlder(choice, recordOf(remote));
    return isBack ? [...refused, { security: 'release-taken-back', remote, from, to }] : refused;
  });
}

const reasonOf = (judgement: Judgement | undefined): string | null =>
  judgement?.kind === 'refused' ? judgement.reasons[0].kind : null;
