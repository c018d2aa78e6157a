import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '@portal/server-kit/network-of';
import type { FastifyInstance, FastifyRequest } from 'fastify';

interface Bounds {
  /** Maximum number of sockets per network. */
  each: number;
  /** Maximum number of sockets in total. */
  all: number;
}

interface SocketLimits extends Bounds {
  /** Milliseconds after which a client that reads nothing of a response is disconnected. */
  readerTimeoutMs: number;
}

/** Maximum number of unanswered requests on one socket. Browsers and proxies send one at a time. */
const MAX_PIPELINED = 8;

const RETRY_AFTER_S = 5;

/**
 * Limits the sockets of a server: beyond a limit, the one that has been idle longest is closed. A socket with too many
 * pipelined requests is closed after a 503, and one whose client stops reading after a timeout. Pipelined requests are
 * handled one by one, so a client that reads nothing causes no further work.
 */
export function limitSockets(app: FastifyInstance, { readerTimeoutMs, ...bounds }: SocketLimits): void {
  const { acquire, touch, free } = createConnectionSlots<Socket>(bounds);
  const unanswered = new WeakMap<Socket, number>();
  const lastResponses = new WeakMap<Socket, ServerResponse>();
  app.server.on('connection', (socket) => {
    acquire(socket, networkOf(socket.remoteAddress ?? ''))?.destroy();
    socket.once('close', () => free(socket));
  });
  app.addHook('onRequest', (request, reply, done) => {
    const { socket } = request.raw;
    touch(socket);
    const count = (unanswered.get(socket) ?? 0) + 1;
    unanswered.set(socket, count);
    const previous = lastResponses.get(socket);
    lastResponses.set(socket, reply.raw);
    reply.raw.once('close', () => {
      touch(socket);
      unanswered.set(socket, (unanswered.get(socket) ?? 1) - 1);
    });
    if (count === 1) return done();
    if (count <= MAX_PIPELINED) return void previous?.once('close', () => socket.destroyed || done());
    reply
      .code(503)
      .headers({ connection: 'close', 'retry-after': RETRY_AFTER_S, 'cache-control': 'no-store' });
    reply.send();
  });
  app.addHook('onSend', (_request, reply, payload, done) => {
    // Node clears this timeout with the response and then applies its own for unused connections.
    reply.raw.setTimeout(readerTimeoutMs, () => reply.raw.destroy());
    done(null, payload);
  });
}

/**
 * Limits items in total and per group. Beyond a limit, the least recently used item is evicted: of its own group if
 * that is full, so that one group cannot take all slots.
 */
function createConnectionSlots<Item>({ each, all }: Bounds) {
  // Both are ordered by last use.
  const groupOf = new Map<Item, string>();
  const groups = new Map<string, Set<Item>>();

  function free(item: Item): void {
    const group = groupOf.get(item);
    if (group === undefined) return;
    groupOf.delete(item);
    const items = groups.get(group);
    items?.delete(item);
    if (items?.size === 0) groups.delete(group);
  }

  function enter(item: Item, group: string): Set<Item> {
    const items = groups.get(group) ?? new Set();
    groups.set(group, items.add(item));
    groupOf.set(item, group);
    return items;
  }

  return {
    /** Takes a slot. @returns the item that is evicted for it, or null */
    acquire(item: Item, group: string): Item | null {
      const items = enter(item, group);
      const crowded = items.size > each ? items : groupOf.size > all ? groupOf.keys() : [];
      const [idlest] = crowded;
      if (idlest === undefined) return null;
      free(idlest);
      return idlest;
    },
    /** Marks an item as just used. */
    touch(item: Item): void {
      const group = groupOf.get(item);
      if (group === undefined) return;
      free(item);
      enter(item, group);
    },
    free,
  };
}

/**
 * Limits the memory for bodies that are still being received. Beyond the limit, the connection that has been idle
 * longest is closed.
 * @param bytes maximum of all bodies together
 */
export function limitBodies(app: FastifyInstance, bytes: number): void {
  // Ordered by last activity.
  const pending = new Map<FastifyRequest, number>();
  let total = 0;

  function remove(request: FastifyRequest): number {
    const size = pending.get(request) ?? 0;
    pending.delete(request);
    total -= size;
    return size;
  }

  app.addHook('preParsing', (request, reply, payload, done) => {
    if (request.method === 'GET' || request.method === 'HEAD') return done(null, payload);
    payload.on('data', (part: Buffer) => {
      const size = remove(request) + part.length;
      // After the response, the rest of the body is discarded.
      if (reply.sent) return;
      pending.set(request, size);
      total += size;
      for (const [idlest] of pending) {
        if (total <= bytes) break;
        remove(idlest);
        idlest.raw.socket.destroy();
      }
    });
    for (const end of ['end', 'close', 'error']) payload.once(end, () => remove(request));
    done(null, payload);
  });
}
