import { DrizzleQueryError } from 'drizzle-orm';

/**
 * What the log may hold of an error: never the message of a failed query, for it quotes the query's parameters, but
 * the database's own words; and where it happened.
 */
export function loggableError(error: Error & { code?: string }) {
  const reported = error instanceof DrizzleQueryError ? error.cause : error;
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line)) ?? [];
  return {
    name: error.name,
    code: (reported as NodeJS.ErrnoException | undefined)?.code,
    message: reported?.message,
    stack: frames.join('\n'),
  };
}
