import { securityLine } from '@portal/shared/server/security-event';
import { type Problem, reasonInWords } from '../../../contract/reasons.ts';
import type { Refused } from './announcements.ts';

/** What keeps the release that each remote announces from being taken in. */
export interface Problems {
  of(name: string): Problem | null;
  /** Reports what has changed, and nothing of what goes on. */
  set(name: string, refused: Omit<Refused, 'kind'>): void;
  /** Reports that it is over, where there was any. */
  end(name: string): void;
}

export function createProblems(report: (line: string) => void, now = Date.now): Problems {
  const problems = new Map<string, { problem: Problem; message: string }>();
  return {
    of: (name) => problems.get(name)?.problem ?? null,
    set(name, { problem, message = reasonInWords(problem) }) {
      const before = problems.get(name);
      if (before?.problem.kind === problem.kind && before.message === message) return;
      problems.set(name, { problem, message });
      report(`${name}: ${problem.kind} (${message})`);
      // That a server is away for a while is nothing to look into.
      if (problem.kind === 'unreachable') return;
      const event = { remote: name, version: null, reason: problem.kind };
      report(securityLine({ security: 'release-refused', ...event }, now()));
    },
    end(name) {
      if (problems.delete(name)) report(`${name}: back`);
    },
  };
}
