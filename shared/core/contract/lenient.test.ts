import * as z from '@portal/shared/schema';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeEncode } from 'zod/mini';
import { countMap, id, list, named, noContent, nullable, num, text } from './lenient.ts';
import { pdfLink } from './parts.ts';

const failed = Symbol('failed');

function read(schema: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : failed;
}

describe('the lenient reading', () => {
  it.each([
    ['Sala', 'Sala'],
    [42, '42'],
    [null, ''],
    [undefined, ''],
    [{ name: 'Manhã' }, 'Manhã'],
    [{ title: 'Tarde' }, 'Tarde'],
    [{ other: 1 }, failed],
    [['x'], failed],
  ])('of a text: %j is %j', (value, expected) => {
    expect(read(text, value)).toBe(expected);
  });

  it.each([
    [3, 3],
    ['3', 3],
    [' 3.50 ', 3.5],
    ['1.234,50', 1234.5],
    ['R$ 1.234,50', 1234.5],
    [true, 1],
    ['', failed],
    ['a combinar', failed],
    [Number.NaN, failed],
    [Number.POSITIVE_INFINITY, failed],
    [null, failed],
    [undefined, failed],
    [{}, failed],
  ])('of a number: %j is %j', (value, expected) => {
    expect(read(num, value)).toBe(expected);
  });

  it('of an id takes whole numbers only', () => {
    expect([read(id, '47'), read(id, 47), read(id, 4.7), read(id, 'x')]).toEqual([47, 47, failed, failed]);
  });

  it.each([
    [null, null],
    [undefined, null],
    ['', null],
    ['x', null],
    ['5', 5],
  ])('of what may be missing: %j is %j', (value, expected) => {
    expect(read(nullable(num), value)).toBe(expected);
  });

  it.each([
    [null, []],
    [undefined, []],
    [[], []],
    [{}, []],
    [{ 0: 1, 2: '3' }, [1, 3]],
    [
      [1, 'x', null, '2'],
      [1, 2],
    ],
    ['x', failed],
    [{ name: 'x' }, failed],
  ])('of a list leaves unreadable items out: %j is %j', (value, expected) => {
    expect(read(list(num), value)).toEqual(expected);
  });

  it('of an object lets unknown fields pass and missing ones be', () => {
    const schema = z.object({ id, title: text, tags: list(text), price: nullable(num) });
    expect(read(schema, { id: '1', extra: {} })).toEqual({ id: 1, title: '', tags: [], price: null });
  });

  it('of votes takes PHP’s empty list for an empty map', () => {
    expect(read(countMap, [])).toEqual({});
    expect(read(countMap, null)).toEqual({});
    expect(read(countMap, { Sim: '3', Não: 1 })).toEqual({ Sim: 3, Não: 1 });
  });

  it('of a named thing takes a plain name', () => {
    expect(read(named, 'Macapá')).toEqual({ name: 'Macapá' });
    expect(read(named, { name: 'Macapá', id: 1 })).toEqual({ name: 'Macapá' });
  });

  it('of a PDF’s link takes a plain address, but not a missing one', () => {
    expect(read(pdfLink, 'pdf/1.pdf')).toEqual({ url: 'pdf/1.pdf' });
    expect(read(pdfLink, { url: 'pdf/1.pdf' })).toEqual({ url: 'pdf/1.pdf' });
    expect([read(pdfLink, {}), read(pdfLink, null), read(pdfLink, '')]).toEqual([failed, failed, failed]);
  });

  it('of nothing takes anything', () => {
    fc.assert(fc.property(fc.anything(), (value) => read(noContent, value) === null));
  });

  it('never throws, whatever the value', () => {
    const schema = list(
      z.object({ id, title: nullable(text), prices: list(num), votes: countMap, unit: nullable(named) }),
    );
    fc.assert(fc.property(fc.anything(), (value) => typeof z.safeParse(schema, value).success === 'boolean'));
  });

  it('of what was read before changes nothing', () => {
    const schema = z.object({ id, title: text, prices: list(num), unit: nullable(named) });
    fc.assert(
      fc.property(
        fc.record({ id: fc.integer(), title: fc.string(), prices: fc.array(fc.integer()) }),
        (value) => {
          const once = read(schema, value);
          expect(read(schema, once)).toEqual(once);
        },
      ),
    );
  });
});

describe('the strict reading', () => {
  const schema = z.object({ id, title: text, tags: list(text), price: nullable(num) });
  const precise = { id: 1, title: 'a', tags: ['x'], price: null };

  it('takes the precise type, and leaves out what the contract does not know', () => {
    expect(safeEncode(schema, { ...precise, secret: 1 } as never)).toMatchObject({
      success: true,
      data: precise,
    });
  });

  it.each([
    { ...precise, id: '1' },
    { ...precise, title: 3 },
    { ...precise, title: null },
    { ...precise, tags: ['x', { name: 'y' }] },
    { ...precise, tags: null },
    { ...precise, price: '' },
    { ...precise, price: 'x' },
    { id: 1, title: 'a', tags: [] },
  ])('refuses %j', (value) => {
    expect(safeEncode(schema, value as never).success).toBe(false);
  });
});
