/**
 * Asks for a script, and at once again if it did not arrive: a preload that failed answers the first request in the
 * network's place.
 */
export const askTwice = <Value>(ask: () => Promise<Value>): Promise<Value> => ask().catch(ask);
