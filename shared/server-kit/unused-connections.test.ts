import { once } from 'node:events';
import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { trackUnusedConnections } from './unused-connections.ts';

it('a closing server completes requests in flight, and does not wait for unused connections', async () => {
  const app = Fastify();
  app.addHook('preClose', trackUnusedConnections(app.server));
  const asked = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  app.get('/', async (_request, reply) => {
    asked.resolve();
    await held.promise;
    return reply.header('connection', 'close').send('answered');
  });
  const url = new URL(await app.listen({ port: 0, host: '127.0.0.1' }));
  const silent = connect(Number(url.port), url.hostname).on('error', () => {});
  await once(silent, 'connect');
  const inHand = fetch(url);
  await asked.promise;
  const ended = once(silent, 'close');
  const closed = app.close();
  await ended;
  held.resolve();
  expect(await (await inHand).text()).toBe('answered');
  await closed;
});
