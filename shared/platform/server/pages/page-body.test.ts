import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { compress, createPageBody } from './page-body.ts';

const compressed = Buffer.from(compress(Buffer.from('<p>Olá</p>')));

it('a page says the same in every encoding, and is packed once for each', async () => {
  const body = createPageBody('tag', compressed);
  expect((await body.as('identity')).toString()).toBe('<p>Olá</p>');
  expect(await body.as('br')).toBe(compressed);
  expect(gunzipSync(await body.as('gzip')).toString()).toBe('<p>Olá</p>');
  expect(await body.as('gzip')).toBe(await body.as('gzip'));
});

it('a changed page is a body of its own, made once somebody asks', async () => {
  const body = createPageBody('tag', compressed);
  const change = vi.fn((html: Buffer) => Buffer.concat([html, Buffer.from('<p>Até logo</p>')]));
  const changed = body.changed('other', change);
  expect([body.etag, changed.etag]).toEqual(['W/"tag"', 'W/"other"']);
  expect(change).not.toHaveBeenCalled();
  const html = '<p>Olá</p><p>Até logo</p>';
  expect((await changed.as('identity')).toString()).toBe(html);
  expect(brotliDecompressSync(await changed.as('br')).toString()).toBe(html);
  expect(change).toHaveBeenCalledTimes(1);
  expect((await body.as('identity')).toString()).toBe('<p>Olá</p>');
});
