import type { SecurityEvent } from '@portal/shared/server/security-event';
import type { ReleaseRecord } from '../store/release-record.ts';
import type { Choice } from './choose-releases.ts';
import { isOlder } from './in-force-state.ts';

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
    const refused = [...judgements].flatMap(([version, { kind: reason }]): SecurityEvent[] => {
      const isRefusal = reason === 'refused' || reason === 'unsigned' || reason === 'faulty';
      if (!isRefusal || known?.get(version)?.kind === reason) return [];
      return [{ security: 'release-refused', remote, version, reason }];
    });
    const isBack = from !== null && to !== null && isOlder(choice, recordOf(remote));
    return isBack ? [...refused, { security: 'release-taken-back', remote, from, to }] : refused;
  });
}
