import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:net';

/**
 * A port of 127.0.0.1 that nobody listens at, for a program that has to be told its port before it starts. It lies below
 * those that a system gives to connections and to servers that ask for any port (Linux: from 32,768): one of these may be
 * taken before the program has come to listen.
 */
export async function freePort(): Promise<number> {
  const port = randomInt(15_000, 32_768);
  const probe = createServer().listen(port, '127.0.0.1');
  try {
    await once(probe, 'listening');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return freePort();
    throw error;
  }
  probe.close();
  await once(probe, 'close');
  return port;
}
