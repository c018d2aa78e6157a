/**
 * Collects items that come in quick succession into a batch, handed over after a pause (debounce). One batch is
 * processed at a time; items that come meanwhile form the next.
 * @returns takes one more item
 */
export function createBatches<Item>(
  work: (items: ReadonlySet<Item>) => Promise<void>,
  quietMs: number,
): (item: Item) => void {
  let gathered = new Set<Item>();
  let timer: NodeJS.Timeout | undefined;
  let working = false;

  async function handOver(): Promise<void> {
    if (working) return;
    working = true;
    const batch = gathered;
    gathered = new Set();
    await work(batch);
    working = false;
    if (gathered.size > 0) wait();
  }

  function wait(): void {
    clearTimeout(timer);
    timer = setTimeout(handOver, quietMs);
  }

  return (item) => {
    gathered.add(item);
    wait();
  };
}
