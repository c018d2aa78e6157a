import * as z from '@portal/shared/schema';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Endpoint } from './endpoint.ts';
import { endpoints } from './endpoints.ts';

/** The contract, and what its schemas are written with, as browsers get them. */
let deferred: typeof import('./schema.ts');
let inBrowsers: readonly Endpoint[];

beforeAll(async () => {
  vi.resetModules();
  vi.doMock('@portal/shared/contract/schema', () => import('./schema.ts'));
  deferred = await import('./schema.ts');
  inBrowsers = (await import('./endpoints.ts')).endpoints.map(({ endpoint }) => endpoint);
});

afterAll(() => {
  vi.doUnmock('@portal/shared/contract/schema');
  vi.resetModules();
});

const read = (schema: z.ZodMiniType, value: unknown) => {
  const { success, data } = z.safeParse(schema, value);
  return { success, data };
};

describe('the contract in browsers', () => {
  it('reads nothing before the library has come', () => {
    expect(() => z.safeParse(deferred.string(), 'x')).toThrow('before they are loaded');
  });

  it.each(endpoints.map(({ name, endpoint }, index) => [name, endpoint as Endpoint, index] as const))(
    'reads what belongs to %s as servers do',
    async (_, endpoint, index) => {
      await deferred.loadSchemas();
      const thing = fc.dictionary(fc.constantFrom('id', 'title', 'name', 'slug', 'code'), fc.anything());
      const anything = fc.oneof(fc.anything(), thing, fc.array(thing));
      for (const part of ['answer', 'params', 'query', 'body', 'headers'] as const) {
        const known = endpoint[part];
        const schema = inBrowsers[index]?.[part];
        expect(schema === undefined).toBe(known === undefined);
        if (!known || !schema) continue;
        expect(schema).not.toBe(known);
        fc.assert(
          fc.property(anything, (value) => {
            expect(read(schema, value)).toEqual(read(known, value));
          }),
          { numRuns: 20, examples: [[{}], [[{}]], [{ id: '7' }]] },
        );
      }
    },
  );

  it('takes schemas of its own and of the library together', async () => {
    await deferred.loadSchemas();
    const form = z.object({ name: deferred.string().check(deferred.trim(), z.minLength(1)) });
    expect(read(form, { name: ' Ana ' })).toEqual({ success: true, data: { name: 'Ana' } });
    expect(read(form, { name: ' ' }).success).toBe(false);
  });
});
