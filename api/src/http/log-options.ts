import { DrizzleQueryError } from 'drizzle-orm';
import type { LoggerOptions } from 'pino';

/**
 * Returns options that log the route instead of the path, because parameters and queries may contain a CPF, an e-mail
 * or a birth date. Such fields are redacted everywhere else.
 */
export const logOptions = (level: string): LoggerOptions => ({
  level,
  redact: {
    paths: [
      'nif',
      'email',
      'date',
      'birthdate',
      'authorization',
      '["x-nif"]',
      '["x-birthdate"]',
      '["x-password"]',
      '["x-device"]',
    ].flatMap((name) =>
      name.startsWith('[') ? [name, `*${name}`, `*.*${name}`] : [name, `*.${name}`, `*.*.${name}`],
    ),
    remove: true,
  },
  serializers: {
    req: (request: { method: string; routeOptions?: { url?: string } }) => ({
      method: request.method,
      route: request.routeOptions?.url ?? 'unknown',
    }),
    res: (reply: { statusCode: number }) => ({ statusCode: reply.statusCode }),
  },
});

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
