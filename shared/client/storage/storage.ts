/** Wraps a storage that may be missing, forbidden or full. Values that it rejects last as long as the page. */
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
      } catch {}
    },
  };
}

/** Storage of the device. */
export const storage = createSafeStorage(() => globalThis.localStorage);

/** Storage that outlives a reload and ends with the tab. */
export const tabStorage = createSafeStorage(() => globalThis.sessionStorage);
