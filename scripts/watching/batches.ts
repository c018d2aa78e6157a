/**
 * Gathers what comes in quick succession, and hands it over once it has been quiet for a while. One batch is worked on
 * at a time; what comes meanwhile makes the next.
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
