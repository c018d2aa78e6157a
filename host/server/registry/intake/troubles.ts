import { securityLine } from '@portal/shared/server/security-event';
import type { Trouble } from './announcement.ts';

/** What keeps the release that each remote announces from being taken in. */
export interface Troubles {
  of(name: string): Trouble | null;
  /** Reports what has changed, and nothing of what goes on. */
  set(name: string, trouble: Trouble, message: string): void;
  /** Reports that it is over, where there was any. */
  end(name: string): void;
}

export function createTroubles(report: (line: string) => void, now = Date.now): Troubles {
  const troubles = new Map<string, { trouble: Trouble; message: string }>();
  return {
    of: (name) => troubles.get(name)?.trouble ?? null,
    set(name, trouble, message) {
      const before = troubles.get(name);
      if (before?.trouble === trouble && before.message === message) return;
      troubles.set(name, { trouble, message });
      report(`${name}: ${trouble} (${message})`);
      // That a server is away for a while is nothing to look into.
      if (trouble === 'unreachable') return;
      report(
        securityLine({ security: 'release-refused', remote: name, version: null, reason: trouble }, now()),
      );
    },
    end(name) {
      if (troubles.delete(name)) report(`${name}: back`);
    },
  };
}
