import type { Endpoint } from '@portal/shared/contract/endpoint';
import { endpoints } from '@portal/shared/contract/endpoints';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { demoCandidates, demoPassword } from '../seed/demo-candidates.ts';
import { seed } from '../seed/seed.ts';
import { rateLimits } from './db/schema/operations.ts';
import { apiPrefix } from './route.ts';
import { arbitraryOf, nastyText } from './testing/arbitrary-of.ts';
import { logIn } from './testing/candidates.ts';
import { testApp } from './testing/test-app.ts';

const { app } = await testApp();
await seed(app.db, { now: app.now(), storageDir: app.storageDir });

/** Calls of an endpoint: its own shapes with broken parts, existing and impossible records, with and without a session. */
const callsOf = (endpoint: Endpoint) =>
  fc.record({
    param: fc.oneof(
      fc.constantFrom('1', '2', '47'),
      nastyText.filter((text) => text !== '' && !text.startsWith('.')),
    ),
    query: endpoint.query ? arbitraryOf(endpoint.query) : fc.constant({}),
    body: endpoint.body ? arbitraryOf(endpoint.body) : fc.constant(undefined),
    loggedIn: fc.boolean(),
  });

const promised = endpoints.filter(({ endpoint }) => !endpoint.optional);

it.each(promised)('$name: is served', ({ endpoint }) => {
  expect(app.hasRoute({ method: endpoint.method, url: apiPrefix + endpoint.path })).toBe(true);
});

describe('a call with any content', () => {
  it.each(endpoints)('$name: has the contract’s shape of answer, never a 5xx', async ({ endpoint }) => {
    await app.db.delete(rateLimits);
    const session = await logIn({ app }, demoCandidates[0].email, demoPassword);
    await fc.assert(
      fc.asyncProperty(callsOf(endpoint), async ({ param, query, body, loggedIn }) => {
        const path = endpoint.path.replaceAll(/:\w+/g, () => encodeURIComponent(param));
        const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === 'string';
        const answer = await app.inject({
          method: endpoint.method,
          url: apiPrefix + path,
          query: Object.fromEntries(Object.entries(query ?? {}).filter(isText)),
          headers: { ...(endpoint.body && { 'content-type': 'application/json' }), ...(loggedIn && session) },
          ...(endpoint.body && { payload: JSON.stringify(body) ?? 'null' }),
        });
        expect(answer.statusCode).toBeLessThan(500);
        if (answer.statusCode >= 400) expect(Object.keys(answer.json()).sort()).toEqual(['data', 'message']);
        else expect(answer.json()).toHaveProperty('data');
      }),
      { numRuns: 25 },
    );
  });
});
