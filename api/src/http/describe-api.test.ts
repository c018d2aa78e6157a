import { endpoints } from '@portal/contract/endpoints/endpoints';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { openapi } from './plugins/openapi.ts';
import { routes } from './routes.ts';

it('describes every operation of the API in OpenAPI 3.1, without a database', async () => {
  const app = Fastify();
  await openapi(app);
  for (const register of routes) register(app);
  await app.ready();
  const description = app.swagger();
  expect(description).toMatchObject({ openapi: '3.1.0' });
  for (const { endpoint } of endpoints) {
    const path = description.paths?.[`/api/v1${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`];
    expect(Object.keys(path ?? {}), endpoint.path).toContain(endpoint.method.toLowerCase());
  }
});
