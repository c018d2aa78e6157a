/** Milliseconds in which the other scripts of the same page have failed as well. */
const RETRY_DELAY = 100;

/**
 * Asks for scripts, and once more if they did not arrive: a preload that failed answers the first request in the
 * network's place.
 */
export async function retryOnce<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    return ask();
  }
}
