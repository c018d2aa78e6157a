export interface DraftWriter<Kept> {
  /** Keeps what was given last; what came between two writings is skipped. Resolves when it is stored. */
  keep(kept: Kept): Promise<void>;
  /** Removes the stored draft permanently: later values are not stored. */
  discard(): void;
}

/** Writes in the order of the changes, though each writing takes its time. */
export function draftWriter<Kept>(
  write: (kept: Kept) => Promise<void>,
  remove: () => void,
): DraftWriter<Kept> {
  let waiting: { kept: Kept } | null = null;
  let writing: Promise<void> | null = null;
  let discarded = false;

  async function writeAll(): Promise<void> {
    while (waiting) {
      const { kept } = waiting;
      waiting = null;
      await write(kept);
    }
    writing = null;
    // What was being written when it was discarded has arrived in the meantime.
    if (discarded) remove();
  }

  return {
    keep(kept) {
      if (discarded) return Promise.resolve();
      waiting = { kept };
      writing ??= writeAll();
      return writing;
    },
    discard() {
      discarded = true;
      waiting = null;
      remove();
    },
  };
}
