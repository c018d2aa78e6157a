import { endpoints } from '@portal/contract/endpoints/endpoints';
import { expect, it } from 'vitest';
import { describeApi } from './describe-api.ts';

it('describes every operation of the API in OpenAPI 3.1, without a database', async () => {
  const description = await describeApi();
  expect(description).toMatchObject({ openapi: '3.1.0' });
  for (const { endpoint } of endpoints) {
    const path = description.paths?.[`/api/v1${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`];
    expect(Object.keys(path ?? {}), endpoint.path).toContain(endpoint.method.toLowerCase());
  }
});
