import { inspect } from 'node:util';
import { getRequestId } from './request-context.ts';

/** Removes the queries of URLs from a text: they may contain personal data. */
export const redactQueries = (text: string): string => text.replace(/(?<=\S)\?[^\s"'`<>)]+/g, '?…');

/** Logs an error with the ID of the current request, without the queries of URLs. */
export function logError(what: string, error: unknown): void {
  const request = getRequestId();
  console.error(redactQueries(`${what}${request ? ` (request ${request})` : ''}: ${inspect(error)}`));
}
