import { inspect } from 'node:util';

/** A text as it may be written to a log: addresses lose their query, which may name a person. */
export const withoutQueries = (text: string): string => text.replace(/(?<=\S)\?[^\s"'`<>)]+/g, '?…');

/** Writes an error to the log, without the query of any address in it. */
export function logError(what: string, error: unknown): void {
  console.error(withoutQueries(`${what}: ${inspect(error)}`));
}
