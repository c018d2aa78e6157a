import { setTimeout as pause } from 'node:timers/promises';

/**
 * Starts work at a constant rate, however long it takes.
 * @param work gets its number, and never rejects
 * @returns a function that stops it, and waits for all that was started
 */
export function runAtRate(perSecond: number, work: (turn: number) => Promise<unknown>): () => Promise<void> {
  const began = performance.now();
  const all: Promise<unknown>[] = [];
  let isRunning = true;
  async function run(): Promise<void> {
    for (let turn = 0; isRunning; turn += 1) {
      all.push(work(turn));
      await pause(Math.max(0, began + ((turn + 1) * 1_000) / perSecond - performance.now()));
    }
  }
  const running = run();
  return async () => {
    isRunning = false;
    await running;
    await Promise.all(all);
  };
}
