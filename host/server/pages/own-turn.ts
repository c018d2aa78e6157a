let last: Promise<unknown> = Promise.resolve();

/**
 * Waits for a turn of the event loop that nobody else has taken. Work that is long begins in a turn of its own: between
 * two turns the server answers whatever has arrived, such as requests for kept pages and files.
 */
export function ownTurn(): Promise<unknown> {
  last = last.then(() => new Promise(setImmediate));
  return last;
}
