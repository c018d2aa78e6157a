import { inspect } from 'node:util';
import { getRequestId } from './request-context.ts';

/** A text as it may be written to a log: addresses lose their query, which may name a person. */
export const redactQueries = (text: string): string => text.replace(/(?<=\S)\?[^\s"'`<>)]+/g, '?…');

/** Writes an error to the log with the id of the request that it befell, without the query of any address in it. */
export function logError(what: string, error: unknown): void {
  const request = getRequestId();
  console.error(redactQueries(`${what}${request ? ` (request ${request})` : ''}: ${inspect(error)}`));
}
