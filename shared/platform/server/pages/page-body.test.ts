import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { beforeEach, expect, it, vi } from 'vitest';

const lines = Array.from({ length: 400 }, (_, line) => `<li class="a-${line % 7}">Linha ${line * line}</li>`);
const html = Buffer.from(lines.join(''));

// Only one page a second is recompressed: each test needs its own queue.
beforeEach(() => void vi.resetModules());
const modules = () => import('./page-body.ts');

it('recompresses a page that is sent often, with identical content in every encoding', async () => {
  const { compress, createPageBody } = await modules();
  const atOnce = Buffer.from(compress(html));
  const body = createPageBody('tag', atOnce);
  expect(gunzipSync(await body.as('gzip'))).toEqual(html);
  expect(await body.as('gzip')).toBe(await body.as('gzip'));
  for (let visit = 0; visit < 3; visit += 1) expect(await body.as('br')).toBe(atOnce);
  await expect.poll(async () => (await body.as('br')).length).toBeLessThan(atOnce.length);
  expect(brotliDecompressSync(await body.as('br'))).toEqual(html);
  expect(await body.as('identity')).toEqual(html);
});
