import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressesOf } from '../../contract/addresses.ts';
import type { PortalConfig } from '../../contract/portal-config.ts';
import { logError } from '../log-error.ts';
import { plainPage } from './plain-page.ts';
import { closedHeaders } from './security-headers.ts';

/** Gives every failure of the host its status, its headers and a sentence that people understand. */
export function registerErrorHandlers(app: FastifyInstance, portal: PortalConfig): void {
  app.setErrorHandler(answerError(portal));
  app.setNotFoundHandler((request, reply) => answer(portal, request, reply, 404));
}

/** For what fails before a route is found, where no hook has run: an address that cannot be decoded. */
export const frameworkErrors =
  (portal: PortalConfig) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(closedHeaders);
    answerError(portal)(error, request, reply);
  };

const answerError =
  (portal: PortalConfig) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = statusOf(error);
    // The route, never the address: that may carry a CPF or a birth date.
    if (status >= 500) logError(`${request.method} ${request.routeOptions?.url ?? 'unknown'}`, error);
    return answer(portal, request, reply, status);
  };

/**
 * Whatever has no status of its own, or says that an error is none, is the portal's mistake. The host forbids nothing
 * to anybody: what is said to be forbidden is a folder, or outside of one, which is to say no file.
 */
function statusOf({ statusCode = 500 }: FastifyError): number {
  if (statusCode === 403) return 404;
  return statusCode >= 400 && statusCode < 600 ? statusCode : 500;
}

/** Calls and files are answered as the contract says, pages with a page. A missing file never gets a page. */
function answer(
  portal: PortalConfig,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
): FastifyReply {
  const { refusals, unexpected, refusedPage, unavailable } = portal.texts;
  const text = status < 500 ? (refusals[status] ?? refusals[400]) : unexpected;
  reply.code(status).header('cache-control', 'no-store');
  if (status === 404 || !isPage(portal, request.url)) {
    return reply.type('application/json; charset=utf-8').send({ message: text, data: {} });
  }
  const page = status < 500 ? { title: refusedPage, heading: refusedPage, text } : unavailable;
  return reply.type('text/html; charset=utf-8').send(plainPage(portal, page));
}

/** Whether an address is that of a page, as opposed to a call's or a file's. */
function isPage({ basePath }: PortalConfig, url: string): boolean {
  const { home, assets, remotes } = addressesOf(basePath);
  const isBelow = url === basePath || url.startsWith(home);
  return isBelow && !url.startsWith(assets) && !url.startsWith(remotes);
}

/** For what is no request at all, or comes too slowly: there is no reply to write to, only the connection. */
export const parserErrors =
  ({ texts }: PortalConfig) =>
  (error: NodeJS.ErrnoException, socket: Socket): void => {
    if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    const status = parserStatus[error.code ?? ''] ?? 400;
    const body = JSON.stringify({ message: texts.refusals[status] ?? texts.refusals[400], data: {} });
    const headers = {
      ...closedHeaders,
      'cache-control': 'no-store',
      'content-type': 'application/json; charset=utf-8',
      'content-length': String(Buffer.byteLength(body)),
      connection: 'close',
    };
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
    socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
  };

const parserStatus: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
