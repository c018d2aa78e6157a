import type { Socket } from 'node:net';
import { pipeline, type Readable, Transform } from 'node:stream';

interface ReadAheadLimits {
  /** Maximum number of bytes buffered per response. */
  maxBytesPerResponse: number;
  /** Maximum number of bytes buffered in total. */
  maxBytes: number;
  /** Minimum number of bytes that an upstream sends in `intervalMs` while the buffer has room. */
  minBytesPerInterval: number;
  intervalMs: number;
}

/** Reads a response at the upstream's speed. @returns the stream for the client */
export type ReadAhead = (response: Readable, client: Socket) => Readable;

/**
 * Frees upstream connections from slow clients: a response is read into a bounded buffer, from which the client takes
 * it. If all buffers together exceed their maximum, the client with the oldest response is disconnected. A response
 * that arrives too slowly is cut off: a timeout between two parts would not notice single bytes.
 */
export function createReadAhead({
  maxBytesPerResponse,
  maxBytes,
  minBytesPerInterval,
  intervalMs,
}: ReadAheadLimits): ReadAhead {
  // Ordered by start.
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
