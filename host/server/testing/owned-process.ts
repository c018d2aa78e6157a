import { copyFileSync, mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ownHost } from './built-host.ts';
import { pageWith } from './containment.ts';

/**
 * Copies the host's build, and gives remotes in its page processes what sandbox and runtime keep from them: `process`,
 * `require`, and all that the host sends.
 * @param first JavaScript that runs before the worker
 */
export function copyWithOwnedProcesses(first = ''): string {
  const dist = mkdtempSync(path.join(os.tmpdir(), 'owned-processes-'));
  mkdirSync(path.join(dist, 'server'));
  symlinkSync(path.join(ownHost.dist, 'web'), path.join(dist, 'web'));
  copyFileSync(path.join(ownHost.dist, 'host.json'), path.join(dist, 'host.json'));
  copyFileSync(path.join(ownHost.dist, 'server/worker.cjs'), path.join(dist, 'server/real-worker.cjs'));
  writeFileSync(
    path.join(dist, 'server/worker.cjs'),
    `
    ${first};
    const fs = require('node:fs');
    const { read } = fs;
    const listeners = [];
    fs.read = (fd, buffer, offset, length, position, done) =>
      read(fd, buffer, offset, length, position, (error, size) => {
        for (const listener of listeners) listener(Buffer.from(buffer.subarray(0, size)));
        done(error, size);
      });
    globalThis._owned = { process, require, listeners };
    require('./real-worker.cjs');
    `,
  );
  return dist;
}

/** JavaScript with which the code of a remote owns the channel: `send`, `sendBytes`, `call` and `forge`. */
const owner = `
  const { process, require, listeners } = _owned;
  const fs = require('node:fs');
  const { deserialize } = require('node:v8');
  const { writeSync } = fs;
  const frame = (json, bytes) => {
    const header = Buffer.alloc(8);
    header.writeUInt32LE(json.length, 0);
    header.writeUInt32LE(bytes.length, 4);
    return Buffer.concat([header, json, bytes]);
  };
  const sendBytes = (bytes) => writeSync(3, bytes);
  const send = (message, bytes = Buffer.alloc(0)) => sendBytes(frame(Buffer.from(JSON.stringify(message)), bytes));
  let received = Buffer.alloc(0);
  const waiting = new Map();
  listeners.push((chunk) => {
    received = Buffer.concat([received, chunk]);
    while (received.length >= 8 && received.length >= 8 + received.readUInt32LE(0)) {
      const end = 8 + received.readUInt32LE(0);
      const message = deserialize(received.subarray(8, end));
      received = received.subarray(end);
      waiting.get(message.id)?.(message.kind === 'value' ? message.value : message);
    }
  });
  let last = 1_000_000;
  const call = (call) => new Promise((resolve) => {
    last += 1;
    waiting.set(last, resolve);
    send({ kind: 'call', id: last, call });
  });
  /** Changes each result of this process, whichever page it is of. */
  const forge = (change) => {
    fs.writeSync = (fd, bytes, ...given) => {
      const length = bytes.readUInt32LE(0);
      const message = JSON.parse(bytes.subarray(8, 8 + length));
      if (message.kind !== 'result' || message.result?.kind !== 'page') return writeSync(fd, bytes, ...given);
      const [result, document] = change(message.result, bytes.subarray(8 + length));
      send({ ...message, result }, document);
      return bytes.length;
    };
  };
`;

/**
 * Returns a remote that owns its page process from its evaluation on. Its page shows what `attempt` returns.
 * @param first JavaScript that runs at evaluation
 * @param attempt body of an asynchronous function
 */
export const owning = (first: string, attempt = ''): string =>
  pageWith({
    first: `${owner}; ${first}; let got; const attempt = async () => { ${attempt} }`,
    loader: 'await attempt().then((value) => { got = value }, ({ message }) => { got = message }), null',
    render: "return createElement('p', null, 'got ' + JSON.stringify(got) + '.')",
  });
