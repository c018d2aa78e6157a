export interface DraftWriter<Kept> {
  /** Stores the latest value and skips intermediate ones. Resolves when it is stored. */
  keep(kept: Kept): Promise<void>;
  /** Removes the stored draft permanently: later values are not stored. */
  discard(): void;
}

/** Serialises asynchronous writes in the order of the changes. */
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
    // The write in progress at that time has finished since.
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
