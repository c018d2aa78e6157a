import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createPageBody } from './page-body.ts';

describe('the body of a page', () => {
  it('says the same in every encoding', async () => {
    const body = createPageBody(Buffer.from('<p>Olá</p>'), 'tag');
    expect((await body.as('identity')).toString()).toBe('<p>Olá</p>');
    expect(brotliDecompressSync(await body.as('br')).toString()).toBe('<p>Olá</p>');
    expect(gunzipSync(await body.as('gzip')).toString()).toBe('<p>Olá</p>');
  });
});
