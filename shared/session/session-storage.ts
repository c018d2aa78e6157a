/** The browser's keys, as specified (A 3, "Locally stored"). Only this folder touches them. */
export const keys = {
  candidate: 'candidato',
  candidateId: 'candidato_id',
  token: 'token',
  cookies: 'cookies-aceitos',
  banner: 'exibiu-banner',
} as const;

/** Storage that may be missing (server) or forbidden (private window): reads give null, writes are dropped. */
export const storage = {
  read(key: string): string | null {
    try {
      return globalThis.localStorage?.getItem(key) ?? null;
    } catch {
      return null;
    }
  },
  write(key: string, value: string): void {
    try {
      globalThis.localStorage?.setItem(key, value);
    } catch {
      // Nothing to do: the session then lasts as long as the page.
    }
  },
  remove(key: string): void {
    try {
      globalThis.localStorage?.removeItem(key);
    } catch {
      // As above.
    }
  },
};
