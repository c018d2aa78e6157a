import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';

/** Listens, tells on the process's output where, and ends when the process is asked to. */
export async function serveUntilEnded(
  app: FastifyInstance,
  { port, host }: Pick<Config, 'port' | 'host'>,
): Promise<void> {
  const url = await app.listen({ port, host });
  console.info(JSON.stringify({ event: 'listening', url }));
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.once(signal, () => void app.close().finally(() => process.exit(0)));
  }
}
