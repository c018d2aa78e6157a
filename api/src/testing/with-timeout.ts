/**
 * Limits the time of a promise.
 * @param what description of the operation: 'PostgreSQL to accept connections'
 * @throws Error with one sentence after the timeout
 */
export async function withTimeout<Value>(
  milliseconds: number,
  what: string,
  awaited: Promise<Value>,
): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const seconds = milliseconds / 1000;
    timer = setTimeout(() => reject(new Error(`Waited ${seconds} s in vain for ${what}.`)), milliseconds);
  });
  try {
    return await Promise.race([awaited, late]);
  } finally {
    clearTimeout(timer);
  }
}
