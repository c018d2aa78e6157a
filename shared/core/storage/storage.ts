/**
 * One of the browser's storages, which may be missing (server: reads give null, writes are dropped), or forbidden or full:
 * what it does not take lasts as long as the page.
 */
function createSafeStorage(open: () => Storage | undefined) {
  const untaken = new Map<string, string>();
  return {
    read(key: string): string | null {
      try {
        return untaken.get(key) ?? open()?.getItem(key) ?? null;
      } catch {
        return null;
      }
    },
    write(key: string, value: string): void {
      try {
        open()?.setItem(key, value);
        untaken.delete(key);
      } catch {
        untaken.set(key, value);
      }
    },
    remove(key: string): void {
      untaken.delete(key);
      try {
        open()?.removeItem(key);
      } catch {
        // Nothing was taken.
      }
    },
  };
}

/** What stays on the device. */
export const storage = createSafeStorage(() => globalThis.localStorage);

/** What outlives a reload, and ends with the tab. */
export const tabStorage = createSafeStorage(() => globalThis.sessionStorage);
