/**
 * Keeps the answers that were asked for last, as long as they fit into so many bytes together.
 * @returns gives the answer of a key, made anew where it is not kept
 */
export function keptAnswers(capacity: number): (key: string, make: () => Buffer) => Buffer {
  const kept = new Map<string, Buffer>();
  let bytes = 0;

  function forget(key: string): void {
    bytes -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  }

  return (key, make) => {
    const answer = kept.get(key) ?? make();
    forget(key);
    kept.set(key, answer);
    bytes += answer.length;
    // A map gives its keys in the order in which they were set: the first was asked for longest ago.
    for (const oldest of kept.keys()) {
      if (bytes <= capacity) break;
      forget(oldest);
    }
    return answer;
  };
}
