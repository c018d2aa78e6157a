/** One of the browser's storages, which may be missing (server) or forbidden (private window): reads give null, writes are dropped. */
const guarded = (open: () => Storage | undefined) => ({
  read(key: string): string | null {
    try {
      return open()?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      open()?.setItem(key, value);
    } catch {
      // Nothing to do: what is kept then lasts as long as the page.
    }
  },
  remove(key: string): void {
    try {
      open()?.removeItem(key);
    } catch {
      // As above.
    }
  },
});

/** What stays on the device. */
export const storage = guarded(() => globalThis.localStorage);

/** What outlives a reload, and ends with the tab. */
export const tabStorage = guarded(() => globalThis.sessionStorage);
