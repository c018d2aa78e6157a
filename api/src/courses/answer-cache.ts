/**
 * Keeps the answers that were asked for last, as long as they and their keys fit into so many bytes together.
 * @returns gives the answer of a key, made anew where it is not kept
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
