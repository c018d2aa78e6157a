import * as z from '@portal/shared/schema';
import fc from 'fast-check';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

/** The contract, and what its schemas are written with, as browsers get them. */
let deferred: typeof import('./schema.ts');
let inBrowsers: readonly Endpoint[];

beforeEach(async () => {
  vi.resetModules();
  vi.doMock('@portal/shared/contract/schema', () => import('./schema.ts'));
  deferred = await import('./schema.ts');
  inBrowsers = (await import('./endpoints.ts')).endpoints.map(({ endpoint }) => endpoint);
});

const read = (schema: z.ZodMiniType, value: unknown) => {
  const { success, data } = z.safeParse(schema, value);
  return { success, data };
};

it('reads nothing in browsers before the library has come', () => {
  expect(() => z.safeParse(deferred.string(), 'x')).toThrow('before they are loaded');
});

it('reads in browsers all that belongs to the contract as servers do, and never throws', async () => {
  await deferred.loadSchemas();
  const thing = fc.dictionary(fc.constantFrom('id', 'title', 'name', 'slug', 'code'), fc.anything());
  const anything = fc.oneof(fc.anything(), thing, fc.array(thing));
  for (const [index, { endpoint }] of endpoints.entries()) {
    for (const part of ['answer', 'params', 'query', 'body', 'headers'] as const) {
      const known = (endpoint as Endpoint)[part];
      const schema = inBrowsers[index]?.[part];
      expect(schema === undefined).toBe(known === undefined);
      if (!known || !schema) continue;
      expect(schema).not.toBe(known);
      fc.assert(
        fc.property(anything, (value) => {
          expect(read(schema, value)).toEqual(read(known, value));
        }),
        { numRuns: 15, examples: [[{}], [[{}]], [{ id: '7' }]] },
      );
    }
  }
});

it('takes schemas of its own and of the library together', async () => {
  await deferred.loadSchemas();
  const form = z.object({ name: deferred.string().check(deferred.trim(), z.minLength(1)) });
  expect(read(form, { name: ' Ana ' })).toEqual({ success: true, data: { name: 'Ana' } });
  expect(read(form, { name: ' ' }).success).toBe(false);
});
