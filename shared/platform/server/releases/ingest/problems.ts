import { formatReason, type IngestError } from '../../../contract/reasons.ts';
import type { Listener } from '../../events/events.ts';
import type { RejectedAnnouncement } from './announcements.ts';

/** Errors of the releases that remotes announce now. */
export interface Problems {
  of(name: string): IngestError | null;
  /** Stores an error and emits an event if it is new. */
  set(name: string, refused: Omit<RejectedAnnouncement, 'kind'>): void;
  /** Removes a remote's error and emits an event if there was one. */
  end(name: string): void;
}

export function createProblems(emit: Listener): Problems {
  const problems = new Map<string, { problem: IngestError; message: string }>();
  return {
    of: (name) => problems.get(name)?.problem ?? null,
    set(name, { problem, message = formatReason(problem) }) {
      const before = problems.get(name);
      if (before?.problem.kind === problem.kind && before.message === message) return;
      problems.set(name, { problem, message });
      emit({ kind: 'announcement-refused', remote: name, reason: problem, message });
    },
    end(name) {
      if (problems.delete(name)) emit({ kind: 'announcement-back', remote: name });
    },
  };
}
