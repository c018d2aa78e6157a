import { endOnSignal } from '@portal/shared/server/end-on-signal';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';

/**
 * Listens, tells on the process's output where, and ends when the process is asked to.
 * @param leave has the server say at `/readyz` that it leaves
 */
export async function serve(
  app: FastifyInstance,
  { port, host, drainMs }: Pick<Config, 'port' | 'host' | 'drainMs'>,
  leave: () => void,
): Promise<void> {
  const url = await app.listen({ port, host });
  console.info(JSON.stringify({ event: 'listening', url }));
  void endOnSignal({ leave, close: () => app.close(), drainMs });
}
