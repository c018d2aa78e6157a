import type { Endpoint } from '@portal/contract/endpoints/endpoint';
import type { FastifyInstance } from 'fastify';
import { HttpError, statusTexts } from './http-error.ts';
import { apiPrefix } from './route.ts';

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
        throw new HttpError(405, statusTexts[405], {}, { allow: allowed.join(', ') });
      },
    });
  }
}
