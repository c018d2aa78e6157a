import { setTimeout as pause } from 'node:timers/promises';

/**
 * Does something so often in a second, however long each time takes.
 * @param work is given its number, and never rejects
 * @returns what ends it, and waits for all of it
 */
export function steadily(perSecond: number, work: (turn: number) => Promise<unknown>): () => Promise<void> {
  const begun = performance.now();
  const all: Promise<unknown>[] = [];
  let goesOn = true;
  async function takeTurns(): Promise<void> {
    for (let turn = 0; goesOn; turn += 1) {
      all.push(work(turn));
      await pause(Math.max(0, begun + ((turn + 1) * 1_000) / perSecond - performance.now()));
    }
  }
  const turns = takeTurns();
  return async () => {
    goesOn = false;
    await turns;
    await Promise.all(all);
  };
}
