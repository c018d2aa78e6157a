import type { LoggerOptions } from 'pino';

/**
 * Logs name the route, never the address: parameters and queries may carry a CPF, an e-mail or a birth date.
 * Whatever is logged besides has these fields removed.
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
