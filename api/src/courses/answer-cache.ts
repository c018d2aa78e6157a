/**
 * Least-recently-used cache of answers, limited by the bytes of answers and keys together.
 * @returns a function that gives the answer of a key, made if not cached
 */
export function answerCache(capacity: number): (key: string, make: () => Buffer) => Buffer {
  const kept = new Map<string, Buffer>();
  let bytes = 0;

  function keep(key: string, answer: Buffer): void {
    kept.set(key, answer);
    bytes += sizeOf(key, answer);
  }

  function forget(key: string): void {
    const answer = kept.get(key);
    if (answer && kept.delete(key)) bytes -= sizeOf(key, answer);
  }

  return (key, make) => {
    const answer = kept.get(key) ?? make();
    forget(key);
    keep(key, answer);
    // A map gives its keys in the order in which they were set: the first was asked for longest ago.
    for (const oldest of kept.keys()) {
      if (bytes <= capacity) break;
      forget(oldest);
    }
    return answer;
  };
}

const sizeOf = (key: string, answer: Buffer): number => key.length + answer.length;
