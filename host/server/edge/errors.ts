import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { logError } from '../log-error.ts';
import { plainPage, unavailablePage } from './plain-page.ts';
import { closedHeaders } from './security-headers.ts';

/** What a person reads of an address or a request that the portal does not accept. */
const sentences: Record<number, string> = {
  400: 'Este endereço não está escrito corretamente. Confira se ele foi copiado por inteiro.',
  404: 'Endereço não encontrado.',
  408: 'O envio demorou demais e foi interrompido. Tente de novo.',
  413: 'O conteúdo enviado é grande demais.',
  414: 'O endereço é longo demais.',
  415: 'O formato enviado não é aceito.',
  421: 'O portal não atende por este endereço.',
  431: 'O pedido é longo demais.',
};
const unexpected = 'Ocorreu um erro inesperado. Tente de novo em instantes.';

/** Gives every failure of the host its status, its headers and a sentence in Portuguese. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler(answerError);
  app.setNotFoundHandler((request, reply) => answer(request, reply, 404));
}

/** For what fails before a route is found, where no hook has run: an address that cannot be decoded. */
export function frameworkErrors(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers(closedHeaders);
  answerError(error, request, reply);
}

function answerError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const status = statusOf(error);
  // The route, never the address: that may carry a CPF or a birth date.
  if (status >= 500) logError(`${request.method} ${request.routeOptions?.url ?? 'unknown'}`, error);
  return answer(request, reply, status);
}

/**
 * Whatever has no status of its own, or says that an error is none, is the portal's mistake. The host forbids nothing
 * to anybody: what is said to be forbidden is a folder, or outside of one, which is to say no file.
 */
function statusOf({ statusCode = 500 }: FastifyError): number {
  if (statusCode === 403) return 404;
  return statusCode >= 400 && statusCode < 600 ? statusCode : 500;
}

/** Calls and files are answered as the contract says, pages with a page. A missing file never gets a page. */
function answer(request: FastifyRequest, reply: FastifyReply, status: number): FastifyReply {
  const text = sentences[status] ?? (status < 500 ? sentences[400] : unexpected) ?? unexpected;
  reply.code(status).header('cache-control', 'no-store');
  if (status === 404 || !/^\/senac-portal(\/(?!assets\/|remotes\/)|$)/.test(request.url)) {
    return reply.type('application/json; charset=utf-8').send({ message: text, data: {} });
  }
  const title = 'Não foi possível abrir a página';
  const page = status < 500 ? plainPage({ title, heading: title, text }) : unavailablePage;
  return reply.type('text/html; charset=utf-8').send(page);
}

/** For what is no request at all, or comes too slowly: there is no reply to write to, only the connection. */
export function parserErrors(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const status = parserStatus[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ message: sentences[status], data: {} });
  const headers = {
    ...closedHeaders,
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`);
}

const parserStatus: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};
