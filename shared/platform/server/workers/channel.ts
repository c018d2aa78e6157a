import { read, writeSync } from 'node:fs';
import process from 'node:process';
import type { Duplex } from 'node:stream';
import { deserialize, serialize } from 'node:v8';
import type { HostMessage, ProcessMessage } from './protocol.ts';

/** A pipe of its own: what a process writes to Node's channel can end its parent. */
const CHANNEL_FD = 3;
const READ_BYTES = 64 * 1024;
/** Before each frame: the lengths of its two parts. */
const HEADER_BYTES = 8;
/** Maximum length of a frame from a page process: several times the longest list of pages. */
const MAX_FRAME_BYTES = 16 * 1024 * 1024;
/** Maximum that waits for a page process that does not read. */
const MAX_PENDING_BYTES = 64 * 1024 * 1024;

const none = Buffer.alloc(0);

function createFrame(first: Uint8Array, second: Uint8Array): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt32LE(first.length, 0);
  header.writeUInt32LE(second.length, 4);
  return Buffer.concat([header, first, second]);
}

/** Splits a stream into frames. @param maxBytes a longer frame makes the returned function throw */
function createFrameReader(receive: (first: Buffer, second: Buffer) => void, maxBytes: number) {
  let chunks: Buffer[] = [];
  let size = 0;
  let next = HEADER_BYTES;
  return (chunk: Buffer): void => {
    chunks.push(chunk);
    size += chunk.length;
    while (size >= next) {
      const bytes = chunks.length === 1 ? chunk : Buffer.concat(chunks);
      const middle = HEADER_BYTES + bytes.readUInt32LE(0);
      const end = middle + bytes.readUInt32LE(4);
      if (end > maxBytes) throw new Error('the frame is too long');
      if (size >= end) receive(bytes.subarray(HEADER_BYTES, middle), bytes.subarray(middle, end));
      const rest = size >= end ? bytes.subarray(end) : bytes;
      next = size >= end ? HEADER_BYTES : end;
      chunks = [rest];
      size = rest.length;
      chunk = rest;
    }
  };
}

/**
 * Opens the host's end of the channel. The host parses JSON and bytes; only page processes deserialise objects.
 * @param receive called with unchecked messages
 * @param failed called for bytes that are no message
 */
export function openHostChannel(
  pipe: Duplex,
  receive: (message: unknown, bytes: Buffer) => void,
  failed: () => void,
): (message: HostMessage) => void {
  const readFrames = createFrameReader(
    (json, bytes) => receive(JSON.parse(json.toString()), bytes),
    MAX_FRAME_BYTES,
  );
  pipe.on('data', (chunk: Buffer) => {
    try {
      readFrames(chunk);
    } catch {
      failed();
    }
  });
  // The end of the process ends its tasks, too.
  pipe.on('error', () => {});
  return (message) => {
    if (pipe.writableLength > MAX_PENDING_BYTES) return failed();
    pipe.write(createFrame(serialize(message), none));
  };
}

/** Opens the channel in a page process, which ends with it. */
export function openProcessChannel(
  receive: (message: HostMessage) => void,
): (message: ProcessMessage, bytes?: Uint8Array) => void {
  const readFrames = createFrameReader(
    (serialised) => receive(deserialize(serialised)),
    Number.POSITIVE_INFINITY,
  );
  const buffer = Buffer.alloc(READ_BYTES);
  function readNext(): void {
    read(CHANNEL_FD, buffer, 0, READ_BYTES, null, (error, length) => {
      if (error || length === 0) process.exit();
      readFrames(Buffer.from(buffer.subarray(0, length)));
      readNext();
    });
  }
  readNext();
  return (message, bytes = none) => {
    const frame = createFrame(Buffer.from(JSON.stringify(message)), bytes);
    for (let written = 0; written < frame.length; ) written += writeSync(CHANNEL_FD, frame, written);
  };
}
