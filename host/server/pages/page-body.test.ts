import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { compress, createPageBody } from './page-body.ts';

describe('the body of a page', () => {
  it('says the same in every encoding', async () => {
    const body = createPageBody(Buffer.from('<p>Olá</p>'), 'tag');
    expect((await body.as('identity')).toString()).toBe('<p>Olá</p>');
    expect(brotliDecompressSync(await body.as('br')).toString()).toBe('<p>Olá</p>');
    expect(gunzipSync(await body.as('gzip')).toString()).toBe('<p>Olá</p>');
  });

  it('is not compressed again where that has been done', async () => {
    const compressed = Buffer.from(compress(Buffer.from('<p>Olá</p>')));
    const body = createPageBody(Buffer.from('<p>Olá</p>'), 'tag', compressed);
    expect(await body.as('br')).toBe(compressed);
    expect(brotliDecompressSync(compressed).toString()).toBe('<p>Olá</p>');
  });
});
