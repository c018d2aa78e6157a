import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { logSecurityEvent } from '@portal/server-kit/security-event';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type FieldErrors, HttpError, statusTexts } from '../http-error.ts';
import { loggableError } from '../log-options.ts';

const unexpectedText = 'Ocorreu um erro inesperado. Tente novamente em instantes.';

/** Sends all errors in one shape, `{message, data: {field: [texts]}}`, in Portuguese and without internals. */
export function errors(app: FastifyInstance): void {
  app.setErrorHandler(sendError);
  app.setNotFoundHandler((_request, reply) => send(reply, 404, 'Endereço não encontrado.'));
}

/** Sends the response to any error; logs server errors. */
export function sendError(error: FastifyError, request: FastifyRequest, reply: FastifyReply) {
  if (error instanceof HttpError) {
    const route = request.routeOptions.url ?? 'unknown';
    if (error.status === 429) logSecurityEvent(request.log, { security: 'limit-reached', route });
    return send(reply.headers(error.headers), error.status, error.message, error.data);
  }
  if (error.validation) return sendInvalid(error, reply);
  const status = statusOf(error);
  if (status >= 500) request.log.error({ error: loggableError(error) });
  return send(reply, status, statusTexts[status] ?? (status < 500 ? statusTexts[400] : unexpectedText));
}

/** Responds to malformed, slow or oversized requests in the same shape and closes the connection. */
export function refuseConnection(error: ConnectionError, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = connectionStatus[error.code] ?? 400;
  const body = JSON.stringify({ message: statusTexts[status], data: {} });
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    'X-Content-Type-Options: nosniff',
    'Connection: close',
  ];
  if (socket.writable) socket.write(`${head.join('\r\n')}\r\n\r\n${body}`);
  socket.destroy(error);
}

const connectionStatus: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function sendInvalid(error: FastifyError, reply: FastifyReply) {
  // No record has an invalid id.
  if (error.validationContext === 'params') return send(reply, 404, statusTexts[404]);
  const data: FieldErrors = {};
  for (const { instancePath, message = statusTexts[422] ?? '' } of error.validation ?? []) {
    const field = instancePath.slice(1).replaceAll('/', '.') || 'body';
    data[field] = [...(data[field] ?? []), message];
  }
  const first = Object.values(data)[0]?.[0] ?? unexpectedText;
  return send(reply, error.validationContext === 'body' ? 422 : 400, first, data);
}

/** Messages of the driver for lost or unavailable connections, which have no error code. */
const connectionErrors =
  /^(Query read timeout|timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error)/;

/**
 * Returns the status of an error: unstorable values (SQLSTATE class 22) are the client's, lost connections temporary.
 */
export function statusOf(error: FastifyError): number {
  const { code, message } = (error.cause ?? error) as { code?: unknown; message?: string };
  if (typeof code === 'string' && /^22/.test(code)) return 400;
  if (typeof code === 'string' && /^(08|25P03|40P01|55P03|57|ECONN|ETIMEDOUT)/.test(code)) return 503;
  if (connectionErrors.test(message ?? '')) return 503;
  const status = error.statusCode ?? 500;
  return status >= 400 && status < 600 ? status : 500;
}

const send = (reply: FastifyReply, status: number, message = unexpectedText, data: FieldErrors = {}) =>
  reply.code(status).header('cache-control', 'no-store').send({ message, data });
