import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { safeEncode } from 'zod/mini';
import { countMap, id, list, named, noContent, nullable, num, reais, text, titled } from './lenient.ts';
import { pdfLink } from './parts.ts';

const failed = Symbol('failed');

function read(schema: z.ZodMiniType, value: unknown): unknown {
  const result = z.safeParse(schema, value);
  return result.success ? result.data : failed;
}

describe('the lenient reading', () => {
  it.each<[string, z.ZodMiniType, unknown, unknown]>([
    ['a text', text, 42, '42'],
    ['a text', text, null, ''],
    ['a text', text, undefined, ''],
    ['a text', text, { name: 'Manhã' }, 'Manhã'],
    ['a text', text, { title: 'Tarde' }, 'Tarde'],
    ['a text', text, 'meio emoji \ud83d', 'meio emoji \ufffd'],
    ['a text', text, { name: '\ude00 é 😀' }, '\ufffd é 😀'],
    ['a text', text, ' \u00a0\u200b', ''],
    ['a title', titled('Curso'), null, 'Curso'],
    ['a title', titled('Curso'), { name: ' ' }, 'Curso'],
    ['what may be missing', nullable(text), ' ', null],
    ['a text', text, { other: 1 }, failed],
    ['a text', text, ['x'], failed],
    ['a number', num, ' 3.50 ', 3.5],
    ['a number', num, '1.234,50', 1234.5],
    ['a number', num, 'R$ 1.234,50', 1234.5],
    ['a number', num, '1.234.567,50', 1234567.5],
    ['a number', num, true, 1],
    ['a number', num, '', failed],
    ['a number', num, 'a combinar', failed],
    ['a number', num, Number.POSITIVE_INFINITY, failed],
    ['a number', num, null, failed],
    ['a price', nullable(reais), '1e308', null],
    ['a price', reais, 'R$ 1.234,50', 1234.5],
    ['an id', id, '47', 47],
    ['an id', id, 4.7, failed],
    ['what may be missing', nullable(num), undefined, null],
    ['what may be missing', nullable(num), 'x', null],
    ['a list', list(num), null, []],
    ['a list', list(num), {}, []],
    ['a list', list(num), { 0: 1, 2: '3' }, [1, 3]],
    ['a list', list(num), [1, 'x', null, '2'], [1, 2]],
    ['a list', list(num), 'x', failed],
    ['a list', list(num), { name: 'x' }, failed],
    ['votes', countMap, [], {}],
    ['votes', countMap, null, {}],
    ['votes', countMap, { Sim: '3', Não: 1 }, { Sim: 3, Não: 1 }],
    ['votes', countMap, { 'Sim \ud83d': 3 }, { 'Sim \ufffd': 3 }],
    ['a named thing', named, 'Macapá', { name: 'Macapá' }],
    ['a named thing', named, { name: 'Macapá', id: 1 }, { name: 'Macapá' }],
    ['the link of a PDF', pdfLink, 'pdf/1.pdf', { url: 'pdf/1.pdf' }],
    ['the link of a PDF', pdfLink, { url: 'pdf/1.pdf' }, { url: 'pdf/1.pdf' }],
    ['the link of a PDF', pdfLink, {}, failed],
    ['the link of a PDF', pdfLink, '', failed],
  ])('of %s (row %#)', (_, schema, value, expected) => {
    expect(read(schema, value)).toEqual(expected);
  });

  it('of an object lets unknown fields pass and missing ones be', () => {
    const schema = z.object({ id, title: text, tags: list(text), price: nullable(num) });
    expect(read(schema, { id: '1', extra: {} })).toEqual({ id: 1, title: '', tags: [], price: null });
  });

  it('never throws, whatever the value, and of nothing takes anything', () => {
    const schema = list(
      z.object({ id, title: nullable(text), prices: list(num), votes: countMap, unit: nullable(named) }),
    );
    fc.assert(
      fc.property(fc.anything(), (value) => {
        expect(read(noContent, value)).toBeNull();
        z.safeParse(schema, value);
      }),
    );
  });
});

describe('the strict reading', () => {
  const schema = z.object({ id, title: text, tags: list(text), price: nullable(num) });
  const precise = { id: 1, title: 'a', tags: ['x'], price: null };

  it('takes the precise type, and leaves out what the contract does not know', () => {
    const encoded = safeEncode(schema, { ...precise, secret: 1 } as never);
    expect(encoded).toMatchObject({ success: true, data: precise });
  });

  it.each([
    { ...precise, id: '1' },
    { ...precise, title: null },
    { ...precise, tags: ['x', { name: 'y' }] },
    { ...precise, tags: null },
    { ...precise, price: '' },
    { id: 1, title: 'a', tags: [] },
  ])('refuses %j', (value) => {
    expect(safeEncode(schema, value as never).success).toBe(false);
  });
});
