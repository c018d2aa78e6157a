import { endpoints } from '@portal/shared/contract/endpoints';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeEncode } from 'zod/mini';
import { rateLimits } from '../../db/schema/operations.ts';
import { cities } from '../../db/schema/places.ts';
import { cpfOf, psgBody, pssBody } from '../../testing/application.ts';
import { addCandidate } from '../../testing/candidates.ts';
import { addPsgOffer, addPssOffer } from '../../testing/offers.ts';
import { testApp } from '../../testing/test-app.ts';

const { app } = await testApp();

/** What must never appear in an error. */
const known = {
  nif: cpfOf(1),
  fullName: 'Iracema Tumucumaque',
  email: 'iracema@exemplo.br',
  mother: 'Raimunda',
};
await addCandidate(app.db, { ...known, password: null });
await app.db.insert(cities).values({ title: 'Macapá', stateLetter: 'AP' });
const psg = await addPsgOffer(app.db, { capacity: 100 });
const pss = await addPssOffer(app.db, { capacity: 100 });

/** Values that calls are likely to break on, beside whatever comes. */
const odd = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '1',
    '-1',
    '2147483648',
    '1e3',
    'á'.repeat(300),
    "' or 1=1 --",
    '%',
    '\u0000',
    '../..',
  ),
  fc.constantFrom(known.nif, known.email, '2026-02-30', '0000-00-00', '1998-04-21', cpfOf(2), '96991234567'),
  fc.string({ unit: 'binary', maxLength: 20 }),
);
const value = fc.oneof(odd, fc.integer(), fc.double(), fc.constantFrom(null, true, [], {}), fc.array(odd));

/** Bodies that would be taken, so that a random change reaches what lies behind the validation. */
const goodBody: Record<string, object> = {
  registerForPsg: psgBody(psg, 3),
  registerForPss: pssBody(pss, 4),
};

const fieldsOf = (schema: unknown): string[] => {
  const shape = (schema as { shape?: object } | undefined)?.shape;
  return shape ? Object.keys(shape) : [];
};
const some = (fields: string[], each: fc.Arbitrary<unknown>) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, each])), { requiredKeys: [] });

describe('whatever is sent', () => {
  it.each(endpoints)(
    '$name answers without failing, in the contract’s shape, and repeats nobody’s data in an error',
    async ({ name, endpoint }) => {
      const call = fc.record({
        params: fc.record(Object.fromEntries(fieldsOf(endpoint.params).map((field) => [field, odd]))),
        query: some(fieldsOf(endpoint.query), odd),
        headers: some(fieldsOf(endpoint.headers), fc.constantFrom('', '1998-04-21', 'x', known.nif)),
        body: some(fieldsOf(endpoint.body), value),
      });
      await fc.assert(
        fc.asyncProperty(call, async ({ params, query, headers, body }) => {
          await app.db.delete(rateLimits);
          const path = endpoint.path.replace(/:(\w+)/g, (_, field) =>
            encodeURIComponent(String((params as Record<string, unknown>)[field])),
          );
          const answer = await app.inject({
            method: endpoint.method,
            url: `/api/v1${path}?${new URLSearchParams(query as Record<string, string>)}`,
            headers: headers as Record<string, string>,
            ...(endpoint.body && { payload: { ...goodBody[name], ...body } }),
          });
          expect(answer.statusCode).toBeLessThan(500);
          if (answer.statusCode === 200) {
            expect(safeEncode(endpoint.answer, answer.json().data).success).toBe(true);
          } else {
            expect(answer.json()).toEqual({ message: expect.any(String), data: expect.any(Object) });
            for (const secret of Object.values(known)) expect(answer.body).not.toContain(secret);
          }
        }),
        { numRuns: 25 },
      );
    },
  );
});
