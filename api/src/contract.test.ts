import { endpoints } from '@portal/shared/contract/endpoints';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { apiPrefix } from './route.ts';
import { addCandidate, logIn } from './testing/candidates.ts';
import { testApp } from './testing/test-app.ts';

const { app } = await testApp();
await addCandidate(app.db, { nif: '52998224725', fullName: 'Ana Lima', email: 'ana@exemplo.br' });
const session = await logIn({ app }, 'ana@exemplo.br');

const nasty = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    '-1',
    '1',
    '99999999999999999999',
    "'; drop table people --",
    '\u0000',
    '<b>',
    '../..',
  ),
);
const value = fc.oneof(
  nasty,
  fc.integer(),
  fc.double(),
  fc.constant(null),
  fc.array(nasty, { maxLength: 3 }),
);

/** Names that the contract gives to fields of bodies and queries: junk under known names gets further than any. */
const names = fc.constantFrom(
  ...[
    'nif',
    'email',
    'search',
    'title',
    'selection_process',
    'selection_process_id',
    'full_name',
    'birthdate',
  ],
  ...[
    'selection_process_item_id',
    'pss_selection_process_item_id',
    'mother',
    'phone',
    'city_id',
    'answer',
    'type',
  ],
  ...[
    'course',
    'code',
    'password',
    'confirmPassword',
    'message',
    'event',
    'segment',
    'unit',
    'axis_technology',
  ],
);

describe('any call with any content', () => {
  it.each(endpoints)('$name: answers in the contract’s shape and never with a 5xx', async ({ endpoint }) => {
    const call = fc.record({
      param: nasty.filter((text) => text.trim() !== ''),
      query: fc.dictionary(names, nasty, { maxKeys: 4 }),
      payload: fc.oneof(value, fc.dictionary(names, value, { maxKeys: 9 })),
      loggedIn: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(call, async ({ param, query, payload, loggedIn }) => {
        const path = endpoint.path.replaceAll(/:\w+/g, () => encodeURIComponent(param.toWellFormed()));
        const answer = await app.inject({
          method: endpoint.method,
          url: apiPrefix + path,
          query: Object.fromEntries(Object.entries(query).map(([name, text]) => [name, text.toWellFormed()])),
          ...(endpoint.body && {
            payload: JSON.stringify(payload) ?? 'null',
            headers: { 'content-type': 'application/json', ...(loggedIn && session) },
          }),
          ...(!endpoint.body && loggedIn && { headers: session }),
        });
        expect(answer.statusCode).toBeLessThan(500);
        const body = answer.json();
        if (answer.statusCode >= 400) expect(Object.keys(body).sort()).toEqual(['data', 'message']);
        else expect(body).toHaveProperty('data');
      }),
      { numRuns: 20 },
    );
  });
});
