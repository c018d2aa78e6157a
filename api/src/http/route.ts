import { type Answer, apiPrefix, type Endpoint } from '@portal/contract/endpoints/endpoint';
import { headersOf } from '@portal/contract/endpoints/parts';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import * as z from 'zod';
import { requireSession } from '../accounts/sessions.repository.ts';
import type { Session } from '../services.ts';
import { answerOnce } from './answer-once.repository.ts';
import { HttpError } from './http-error.ts';

/** Registers a group of related endpoints. */
export type RouteGroup = (app: FastifyInstance) => void;

type Parsed<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined;

/** Input of a handler: validated parts, and the session if the endpoint requires one. */
type Call<Called extends Endpoint> = {
  params: Parsed<Called['params']>;
  query: Parsed<Called['query']>;
  body: Parsed<Called['body']>;
  headers: Parsed<Called['headers']>;
  session: Called['auth'] extends 'candidate' ? Session : null;
  request: FastifyRequest;
  reply: FastifyReply;
};

/**
 * Handles a request. Returns the content of `data`, optionally with a message for the user; or the reply, if the
 * handler has sent a file or a serialised response, which is not validated.
 */
export type Handler<Called extends Endpoint> = (
  call: Call<Called>,
) => Promise<{ data: Answer<Called>; message?: string } | FastifyReply>;

/** Lets shared caches store a public response; browsers revalidate each time. */
export const publicCacheControl = 'public, max-age=0, s-maxage=2';

/** Registers an endpoint of the contract: derives validation, session, strict response and documentation. */
export function route<Called extends Endpoint>(
  app: FastifyInstance,
  endpoint: Called,
  handler: Handler<Called>,
): void {
  app.route({
    method: endpoint.method,
    url: apiPrefix + endpoint.path,
    schema: createSchema(endpoint),
    preValidation: async (request, reply) => {
      reply.header('cache-control', isPublic(endpoint) ? publicCacheControl : 'no-store');
      if (endpoint.auth) request.session = await requireSession(app, request.headers.authorization);
    },
    handler: (request, reply) => {
      const { params, query, body, headers, session } = request;
      const answer = () => handler({ params, query, body, headers, session, request, reply } as Call<Called>);
      const { 'idempotency-key': key } = headers;
      if (!endpoint.once || typeof key !== 'string') return answer();
      const write = [session?.personId, endpoint.method, endpoint.path, params, body];
      return answerOnce(app, key, write, answer);
    },
  });
}

/** Returns whether the response is identical for all clients. */
const isPublic = (endpoint: Endpoint) =>
  endpoint.method === 'GET' && !endpoint.auth && !endpoint.headers && !endpoint.path.startsWith('/auth/');

const errorResponse = z.object({ message: z.string(), data: z.record(z.string(), z.array(z.string())) });

function createSchema(endpoint: Endpoint): FastifySchema {
  const headers = headersOf(endpoint);
  const statuses = [400, ...(endpoint.auth ? [401] : []), ...(endpoint.errors ?? []), 429, 500];
  return {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(headers && { headers }),
    ...(endpoint.auth && { security: [{ bearer: [] }] }),
    response: {
      200: endpoint.file
        ? { content: { [endpoint.file]: { schema: endpoint.answer } } }
        : z.object({ data: endpoint.answer, message: z.string().optional() }),
      ...Object.fromEntries(statuses.map((status) => [status, errorResponse])),
    },
  };
}

/** Sends 405 for all other methods of a path. Called once, after every `route`. */
export function refuseOtherMethods(app: FastifyInstance, endpoints: readonly Endpoint[]): void {
  const byPath = Map.groupBy(endpoints, (endpoint) => endpoint.path);
  for (const [path, known] of byPath) {
    const allowed = known.map((endpoint) => endpoint.method);
    const method = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'].filter(
      (name) => !allowed.includes(name as never),
    );
    app.route({
      method,
      url: apiPrefix + path,
      schema: { hide: true },
      handler: () => {
        throw new HttpError(405, undefined, {}, { allow: allowed.join(', ') });
      },
    });
  }
}
