import type { Socket } from 'node:net';
import { pipeline, type Readable, Transform } from 'node:stream';

interface ReadAheadLimits {
  /** Maximum of bytes of one response that are read before the client takes them. */
  maxBytesPerResponse: number;
  /** Maximum of such bytes over all responses. */
  maxBytes: number;
  /** Minimum of bytes that an upstream sends in `intervalMs` while there is room for them. */
  minBytesPerInterval: number;
  intervalMs: number;
}

/** Reads a response at the upstream's speed. @returns what the client is sent */
export type ReadAhead = (response: Readable, client: Socket) => Readable;

/**
 * Frees connections to the upstream from slow clients: a response is read into a bounded buffer, from which the client
 * takes it. If the buffers exceed their maximum, the client with the oldest response is disconnected. A response that an
 * upstream sends too slowly ends incomplete: no timeout between two parts notices an upstream that sends single bytes.
 */
export function createReadAhead({
  maxBytesPerResponse,
  maxBytes,
  minBytesPerInterval,
  intervalMs,
}: ReadAheadLimits): ReadAhead {
  // In the order of their start.
  const buffers = new Map<Readable, Socket>();

  function evictOldest(): void {
    if (buffers.size * maxBytesPerResponse <= maxBytes) return;
    let total = 0;
    for (const buffer of buffers.keys()) total += buffer.readableLength;
    for (const [buffer, client] of buffers) {
      if (total <= maxBytes) return;
      total -= buffer.readableLength;
      client.destroy();
    }
  }

  return (response, client) => {
    let received = 0;
    const buffer = new Transform({
      readableHighWaterMark: maxBytesPerResponse,
      transform(chunk: Buffer, _encoding, done) {
        received += chunk.length;
        done(null, chunk);
        evictOldest();
      },
    });
    const timer = setInterval(() => {
      const hasRoom = buffer.readableLength < maxBytesPerResponse / 2;
      if (hasRoom && received < minBytesPerInterval) response.destroy(new Error('The upstream is too slow'));
      received = 0;
    }, intervalMs);
    buffers.set(buffer, client);
    buffer.once('close', () => {
      clearInterval(timer);
      buffers.delete(buffer);
    });
    // Errors reach the client as an incomplete response.
    pipeline(response, buffer, () => {});
    return buffer;
  };
}
