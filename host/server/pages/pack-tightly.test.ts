import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import { packTightly } from './pack-tightly.ts';
import { compress, createPageBody } from './page-body.ts';

const lines = Array.from({ length: 400 }, (_, line) => `<li class="a-${line % 7}">Linha ${line * line}</li>`);
const html = Buffer.from(lines.join(''));

it('is smaller than what is packed at once, and says the same', async () => {
  const tight = await packTightly(async () => html);
  expect(tight?.length).toBeLessThan(compress(html).length);
  expect(tight && brotliDecompressSync(tight)).toEqual(html);
});

it('leaves alone what is too long', async () => {
  expect(await packTightly(async () => Buffer.alloc(2 * 1024 * 1024))).toBeNull();
});

it('is not for what nobody will ask for again', async () => {
  const atOnce = Buffer.from(compress(html));
  const body = createPageBody('tag', atOnce, false);
  for (let visit = 0; visit < 5; visit += 1) expect(await body.as('br')).toBe(atOnce);
  // Behind what would have been packed.
  await packTightly(async () => html);
  expect(await body.as('br')).toBe(atOnce);
});

it('takes the place of what a page was packed as, once it is sent often', async () => {
  const atOnce = Buffer.from(compress(html));
  const body = createPageBody('tag', atOnce);
  await body.as('gzip');
  for (let visit = 0; visit < 3; visit += 1) expect(await body.as('br')).toBe(atOnce);
  await vi.waitFor(async () => expect((await body.as('br')).length).toBeLessThan(atOnce.length), 5_000);
  expect(brotliDecompressSync(await body.as('br'))).toEqual(html);
  expect(await body.as('identity')).toEqual(html);
});
