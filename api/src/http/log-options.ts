import { DrizzleQueryError } from 'drizzle-orm';
import type { LoggerOptions } from 'pino';

/** Logs the route instead of the path, which may contain personal data, and redacts such fields everywhere else. */
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

/** Returns location and database message of an error, never the message of a failed query, which quotes parameters. */
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
