import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { compress, createPageBody } from './page-body.ts';

describe('the body of a page', () => {
  it('says the same in every encoding', async () => {
    const body = createPageBody('tag', Buffer.from(compress(Buffer.from('<p>Olá</p>'))));
    expect((await body.as('identity')).toString()).toBe('<p>Olá</p>');
    expect(brotliDecompressSync(await body.as('br')).toString()).toBe('<p>Olá</p>');
    expect(gunzipSync(await body.as('gzip')).toString()).toBe('<p>Olá</p>');
  });

  it('is not compressed again where that has been done', async () => {
    const compressed = Buffer.from(compress(Buffer.from('<p>Olá</p>')));
    const body = createPageBody('tag', compressed);
    expect(await body.as('br')).toBe(compressed);
    expect(await body.as('gzip')).toBe(await body.as('gzip'));
    expect(brotliDecompressSync(compressed).toString()).toBe('<p>Olá</p>');
  });

  it('changes as a body of its own, once somebody asks', async () => {
    const body = createPageBody('tag', Buffer.from(compress(Buffer.from('<p>Olá</p>'))));
    const change = vi.fn((html: Buffer) => Buffer.concat([html, Buffer.from('<p>Até logo</p>')]));
    const changed = body.changed('other', change);
    expect(changed.etag).toBe('W/"other"');
    expect(change).not.toHaveBeenCalled();
    expect((await changed.as('identity')).toString()).toBe('<p>Olá</p><p>Até logo</p>');
    expect(await changed.as('br')).toBe(await changed.as('br'));
    expect(change).toHaveBeenCalledTimes(1);
    expect((await body.as('identity')).toString()).toBe('<p>Olá</p>');
  });
});
