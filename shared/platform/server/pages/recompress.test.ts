import { brotliDecompressSync } from 'node:zlib';
import { beforeEach, expect, it, vi } from 'vitest';

const lines = Array.from({ length: 400 }, (_, line) => `<li class="a-${line % 7}">Linha ${line * line}</li>`);
const html = Buffer.from(lines.join(''));

// One page is packed in a second: each test begins with a queue of its own.
beforeEach(() => void vi.resetModules());
const modules = async () => ({ ...(await import('./page-body.ts')), ...(await import('./recompress.ts')) });

it('takes the place of what a page was packed as, once it is sent often, and says the same', async () => {
  const { compress, createPageBody } = await modules();
  const atOnce = Buffer.from(compress(html));
  const body = createPageBody('tag', atOnce);
  await body.as('gzip');
  for (let visit = 0; visit < 3; visit += 1) expect(await body.as('br')).toBe(atOnce);
  await expect.poll(async () => (await body.as('br')).length).toBeLessThan(atOnce.length);
  expect(brotliDecompressSync(await body.as('br'))).toEqual(html);
  expect(await body.as('identity')).toEqual(html);
});

it('is not for what nobody will ask for again', async () => {
  const { compress, createPageBody, recompress } = await modules();
  const atOnce = Buffer.from(compress(html));
  const body = createPageBody('tag', atOnce, false);
  for (let visit = 0; visit < 5; visit += 1) expect(await body.as('br')).toBe(atOnce);
  // Behind what would have been packed.
  expect(await recompress(async () => html)).not.toBeNull();
  expect(await body.as('br')).toBe(atOnce);
});

it('is not for what is too long', async () => {
  const { recompress } = await modules();
  expect(await recompress(async () => Buffer.alloc(2 * 1024 * 1024))).toBeNull();
});
