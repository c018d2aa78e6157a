import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getPlatformPaths } from '../../contract/names.ts';
import type { PortalConfig } from '../../contract/portal-config.ts';
import { logError } from '../log-error.ts';
import { closedHeaders } from './security-headers.ts';

/** Responds to every error of the host with its status, headers and a text for visitors. */
export function registerErrorHandlers(app: FastifyInstance, portal: PortalConfig): void {
  app.setErrorHandler(createErrorHandler(portal));
  app.setNotFoundHandler((request, reply) => sendError(portal, request, reply, 404));
}

/** Handles errors that occur before routing, where no hook has run, such as an undecodable URL. */
export const frameworkErrors =
  (portal: PortalConfig) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
    reply.headers(closedHeaders);
    createErrorHandler(portal)(error, request, reply);
  };

const createErrorHandler =
  (portal: PortalConfig) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const status = getErrorStatus(error);
    // Only the route: a URL may contain a CPF or a birth date.
    if (status >= 500) logError(`${request.method} ${request.routeOptions?.url ?? 'unknown'}`, error);
    return sendError(portal, request, reply, status);
  };

/** Returns the status of an error; without an error status, the portal is at fault. */
const getErrorStatus = ({ statusCode = 500 }: FastifyError): number =>
  statusCode >= 400 && statusCode < 600 ? statusCode : 500;

/** Sends the contract's JSON for API calls and files, and HTML for pages. A missing file never gets HTML. */
function sendError(portal: PortalConfig, request: FastifyRequest, reply: FastifyReply, status: number) {
  const { refusals, unexpected, refusedPage, unavailable } = portal.texts;
  const text = status < 500 ? (refusals[status] ?? refusals[400]) : unexpected;
  reply.code(status).header('cache-control', 'no-store');
  if (status === 404 || !isPage(portal, request.url)) {
    return reply.type('application/json; charset=utf-8').send({ message: text, data: {} });
  }
  const page = status < 500 ? { title: refusedPage, heading: refusedPage, text } : unavailable;
  return reply.type('text/html; charset=utf-8').send(plainPage(portal, page));
}

/** Returns whether a URL is that of a page, not of a call or a file. */
function isPage({ basePath }: PortalConfig, url: string): boolean {
  const { home, assets, remotes } = getPlatformPaths(basePath);
  const isBelow = url === basePath || url.startsWith(home);
  return isBelow && !url.startsWith(assets) && !url.startsWith(remotes);
}

/** Handles invalid and slow requests, which have a connection but no reply. */
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

/** Renders a page without scripts and style sheets, which may be missing too. The texts are HTML. */
export const plainPage = (
  { basePath, language, name, texts }: PortalConfig,
  { title, heading, text }: PortalConfig['texts']['unavailable'],
): string =>
  [
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} – ${name}</title>`,
    `</head><body><main><h1>${heading}</h1>`,
    `<p>${text}</p>`,
    `<p><a href="">${texts.again}</a></p><p><a href="${basePath}/">${texts.home}</a></p>`,
    '</main></body></html>',
  ].join('');
