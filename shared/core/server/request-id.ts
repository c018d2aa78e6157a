import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text is such an id. */
export const isRequestId = (text: unknown): text is string => typeof text === 'string' && uuid.test(text);

/**
 * The id under which a request is found in every log: that of whoever is in front, else a new one. Any other text might name
 * somebody.
 */
export function requestId({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers['x-request-id'];
  return isRequestId(given) ? given : randomUUID();
}
