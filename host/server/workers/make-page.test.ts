import { expect, it } from 'vitest';
import { fakePage, fakeRenderer } from '../testing/fake-renderer.ts';
import type { PageReleases } from './page-renderer.ts';

const none: PageReleases = {
  known: { remotes: [], allKnown: true },
  manifests: [],
  code: async () => null,
  text: async () => null,
};

async function make(text: string, knownDigest?: string) {
  const { render } = fakeRenderer(async ({ registry }) =>
    fakePage(registry, { html: Buffer.from(text), madeAt: 0 }),
  );
  const url = 'https://portal.example/senac-portal/';
  const page = await render({ url, part: 'page', budget: 0, ...(knownDigest && { knownDigest }) }, none);
  if (page.kind !== 'page') throw new Error('no page');
  return page;
}

it('a page that is known is not sent again', async () => {
  const { digest, compressed } = await make('one');
  expect(compressed).not.toBeNull();
  expect(await make('one', digest)).toMatchObject({ digest, compressed: null });
  const other = await make('other', digest);
  expect(other.digest).not.toBe(digest);
  expect(other.compressed).not.toBeNull();
});
