import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export const isRequestId = (text: unknown): text is string => typeof text === 'string' && uuid.test(text);

/** Returns the proxy's id of a request if it is valid, else a new one: other texts might contain personal data. */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return isRequestId(given) ? given : randomUUID();
}
