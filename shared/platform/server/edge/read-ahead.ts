import type { Socket } from 'node:net';
import { pipeline, type Readable, Transform } from 'node:stream';

interface ReadAheadLimits {
  /** Maximum of bytes of one response that are read before the client takes them. */
  maxBytesPerResponse: number;
  /** Maximum of such bytes over all responses. */
  maxBytes: number;
}

/** Reads a response at the upstream's speed. @returns what the client is sent */
export type ReadAhead = (response: Readable, client: Socket) => Readable;

/**
 * Frees connections to the upstream from slow clients: a response is read into a bounded buffer, from which the client
 * takes it. If the buffers exceed their maximum, the client with the oldest response is disconnected.
 */
export function createReadAhead({ maxBytesPerResponse, maxBytes }: ReadAheadLimits): ReadAhead {
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
    const buffer = new Transform({
      readableHighWaterMark: maxBytesPerResponse,
      transform(chunk, _encoding, done) {
        done(null, chunk);
        evictOldest();
      },
    });
    buffers.set(buffer, client);
    buffer.once('close', () => buffers.delete(buffer));
    // Errors reach the client as an incomplete response.
    pipeline(response, buffer, () => {});
    return buffer;
  };
}
