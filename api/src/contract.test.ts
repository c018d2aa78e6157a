import { endpoints } from '@portal/shared/contract/endpoints';
import { expect, it } from 'vitest';
import { apiPrefix } from './http/route.ts';
import { testApp } from './testing/test-app.ts';

const { app } = await testApp();
const promised = endpoints.filter(({ endpoint }) => !endpoint.optional);

it.each(promised)('$name: is served', ({ endpoint }) => {
  expect(app.hasRoute({ method: endpoint.method, url: apiPrefix + endpoint.path })).toBe(true);
});
