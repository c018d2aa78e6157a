import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageBody } from './page-body.ts';

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
