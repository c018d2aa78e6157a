import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { bestEncoding, createPageBody, isNotModified } from './page-body.ts';

describe('the body of a page', () => {
  it('says the same in every encoding', async () => {
    const body = createPageBody('<p>Olá</p>');
    expect((await body.as('identity')).toString()).toBe('<p>Olá</p>');
    expect(brotliDecompressSync(await body.as('br')).toString()).toBe('<p>Olá</p>');
    expect(gunzipSync(await body.as('gzip')).toString()).toBe('<p>Olá</p>');
  });

  it('has the tag of what it says, whenever it was made', () => {
    const tag = (html: string) => createPageBody(html).etag;
    expect(tag('{"dataUpdatedAt":1,"a":1}')).toBe(tag('{"dataUpdatedAt":2,"a":1}'));
    expect(tag('{"dataUpdatedAt":1,"a":1}')).not.toBe(tag('{"dataUpdatedAt":1,"a":2}'));
  });
});

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip;q=1.0, identity; q=0.5', 'gzip'],
  ['BR', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0,gzip; q=0', 'identity'],
  ['deflate', 'identity'],
  ['brotli', 'identity'],
])('%s is answered with %s', (accepted, encoding) => {
  expect(bestEncoding(accepted)).toBe(encoding);
});

it.each([
  [undefined, false],
  ['W/"a"', true],
  ['"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['W/"b"', false],
])('a browser that has %s has the page: %s', (header, known) => {
  expect(isNotModified('W/"a"', header)).toBe(known);
});
