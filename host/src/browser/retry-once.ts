/** Milliseconds; long enough for the other scripts of the same page to have failed too. */
const RETRY_DELAY = 100;

/**
 * Fetches scripts, with one retry: a failed preload answers the first request instead of the
 * network.
 */
export async function retryOnce<Value>(ask: () => Promise<Value>): Promise<Value> {
  try {
    return await ask();
  } catch {
    await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY));
    return ask();
  }
}
