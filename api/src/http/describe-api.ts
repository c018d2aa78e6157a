import Fastify from 'fastify';
import { openapi } from './plugins/openapi.ts';
import { routes } from './routes.ts';

/** Returns the OpenAPI document that the API serves as `openapi.json`, without a database. */
export async function describeApi() {
  const app = Fastify();
  await app.register(openapi);
  for (const register of routes) register(app);
  await app.ready();
  return app.swagger();
}
