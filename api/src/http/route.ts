import type { Answer, Endpoint } from '@portal/shared/contract/endpoint';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import * as z from 'zod/mini';
import { requireSession, type Session } from '../accounts/sessions.repository.ts';
import { HttpError, statusTexts } from './http-error.ts';

type Parsed<Schema> = Schema extends z.ZodMiniType ? z.output<Schema> : undefined;

/** The input of a handler: validated parts, and the session where the endpoint needs one. */
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
 * What a handler gives: the content of `data`, and a message where people are told something. Or the reply itself,
 * once it has sent an answer that is written already; then its strictness is the handler's care.
 */
export type Handler<Called extends Endpoint> = (
  call: Call<Called>,
) => Promise<{ data: Answer<Called>; message?: string } | FastifyReply>;

export const apiPrefix = '/api/v1';

/** What a shared cache may do with an answer that is the same for everybody; browsers ask each time. */
export const publicAnswer = 'public, max-age=0, s-maxage=2';

/** Registers an endpoint of the contract: validation, session, strict answer and documentation follow from it. */
export function route<Called extends Endpoint>(
  app: FastifyInstance,
  endpoint: Called,
  handler: Handler<Called>,
): void {
  app.route({
    method: endpoint.method,
    url: apiPrefix + endpoint.path,
    schema: schemaOf(endpoint),
    preValidation: async (request, reply) => {
      reply.header('cache-control', isPublic(endpoint) ? publicAnswer : 'no-store');
      if (endpoint.auth) request.session = await requireSession(app, request.headers.authorization);
    },
    handler: (request, reply) => {
      const { params, query, body, headers, session } = request;
      return handler({ params, query, body, headers, session, request, reply } as Call<Called>);
    },
  });
}

/** Answers 405 to the methods that no endpoint of a path has. Called once, after every {@link route}. */
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
        throw new HttpError(405, statusTexts[405], {}, { allow: allowed.join(', ') });
      },
    });
  }
}

/** Whether an answer is the same for everybody. */
const isPublic = (endpoint: Endpoint) =>
  endpoint.method === 'GET' && !endpoint.auth && !endpoint.headers && !endpoint.path.startsWith('/auth/');

const errorAnswer = z.object({ message: z.string(), data: z.record(z.string(), z.array(z.string())) });

function schemaOf(endpoint: Endpoint): FastifySchema {
  const statuses = [400, ...(endpoint.auth ? [401] : []), ...(endpoint.errors ?? []), 429, 500];
  return {
    ...(endpoint.params && { params: endpoint.params }),
    ...(endpoint.query && { querystring: endpoint.query }),
    ...(endpoint.body && { body: endpoint.body }),
    ...(endpoint.headers && { headers: endpoint.headers }),
    ...(endpoint.auth && { security: [{ bearer: [] }] }),
    response: {
      200: z.object({ data: endpoint.answer, message: z.optional(z.string()) }),
      ...Object.fromEntries(statuses.map((status) => [status, errorAnswer])),
    },
  };
}
