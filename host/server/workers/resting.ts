/** Milliseconds that a release is left out after it has cost a worker. */
const REST = 60_000;

/** Releases whose code is not run for a while. */
export interface Resting {
  add(release: string): void;
  has(release: string): boolean;
}

export function createResting({ rest = REST, now = Date.now } = {}): Resting {
  const ends = new Map<string, number>();
  return {
    add(release) {
      for (const [other, end] of ends) if (end <= now()) ends.delete(other);
      ends.set(release, now() + rest);
    },
    has: (release) => (ends.get(release) ?? 0) > now(),
  };
}
