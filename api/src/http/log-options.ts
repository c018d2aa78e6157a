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
