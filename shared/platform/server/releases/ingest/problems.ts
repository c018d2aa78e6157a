import { securityLine } from '@portal/shared/server/security-event';
import type { Problem } from './announcement.ts';

/** What keeps the release that each remote announces from being taken in. */
export interface Problems {
  of(name: string): Problem | null;
  /** Reports what has changed, and nothing of what goes on. */
  set(name: string, problem: Problem, message: string): void;
  /** Reports that it is over, where there was any. */
  end(name: string): void;
}

export function createProblems(report: (line: string) => void, now = Date.now): Problems {
  const problems = new Map<string, { problem: Problem; message: string }>();
  return {
    of: (name) => problems.get(name)?.problem ?? null,
    set(name, problem, message) {
      const before = problems.get(name);
      if (before?.problem === problem && before.message === message) return;
      problems.set(name, { problem, message });
      report(`${name}: ${problem} (${message})`);
      // That a server is away for a while is nothing to look into.
      if (problem === 'unreachable') return;
      report(
        securityLine({ security: 'release-refused', remote: name, version: null, reason: problem }, now()),
      );
    },
    end(name) {
      if (problems.delete(name)) report(`${name}: back`);
    },
  };
}
