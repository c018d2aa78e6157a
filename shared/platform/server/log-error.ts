import { AsyncLocalStorage } from 'node:async_hooks';
import { inspect } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { REMOTE_FILES } from '../contract/names.ts';

/** Removes the queries of URLs from a text: they may contain personal data. */
export const redactQueries = (text: string): string => text.replace(/(?<=\S)\?[^\s"'`<>)]+/g, '?…');

/** Logs an error with the ID of the current request, without the queries of URLs. */
export function logError(what: string, error: unknown): void {
  const request = getRequestId();
  console.error(redactQueries(`${what}${request ? ` (request ${request})` : ''}: ${inspect(error)}`));
}

const requests = new AsyncLocalStorage<string | undefined>();

/** Runs work for a request: logs and upstream requests carry its ID. */
export const runWithRequestId = <Result>(id: string | undefined, work: () => Result): Result =>
  requests.run(id, work);

export const getRequestId = (): string | undefined => requests.getStore();

/** Bounds the time for a message of any length. */
const MAX_INPUT_LENGTH = 2_000;
const MAX_MESSAGE_LENGTH = 300;
const MAX_FRAMES = 3;

const frame = new RegExp(`\\bat (.*${REMOTE_FILES}.*)`, 'g');

/** Folders before the name of a file: a message may contain a stack, whose positions in the host's code are on this machine. */
const folders = /(?:file:\/\/)?(?:\/[\w.@+-]+)+(?=\/[\w.@+-]+\.[a-z])/g;

/** Describes an error of a remote in one line: its message without origins and folders, and positions in its code. */
export function describeError(error: unknown): string {
  const { message = String(error), stack = '' } = error instanceof Error ? error : {};
  const frames = [...stack.matchAll(frame)]
    .slice(0, MAX_FRAMES)
    .map(([, position]) => `at ${position?.trim()}`);
  const text = redactQueries(message.slice(0, MAX_INPUT_LENGTH))
    .replace(/\bhttps?:\/\/[^\s/"'`<>)]*/g, '…')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_MESSAGE_LENGTH);
  const line = [text, ...frames].join(' ').replace(folders, '…');
  return line.slice(0, 2 * MAX_MESSAGE_LENGTH);
}

/** Logs responses without personal data: no IP address or query, and of upstreams' URLs only the route. */
export function logAccess(app: FastifyInstance, ownPaths: string): void {
  app.addHook('onResponse', async ({ id, method, url, routeOptions }, { statusCode, elapsedTime }) => {
    const line = JSON.stringify({
      time: new Date().toISOString(),
      request: id,
      method,
      path: url.startsWith(ownPaths) ? url.split('?', 1)[0] : (routeOptions.url ?? 'unknown'),
      status: statusCode,
      ms: Math.round(elapsedTime),
    });
    process.stdout.write(`${line}\n`);
  });
}
