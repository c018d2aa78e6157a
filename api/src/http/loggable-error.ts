import { DrizzleQueryError } from 'drizzle-orm';

/**
 * Returns the loggable properties of an error: its location and the database's message, but never the message of a
 * failed query, which quotes the parameters.
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
