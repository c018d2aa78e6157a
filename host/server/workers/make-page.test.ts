import { expect, it } from 'vitest';
import type { RenderOutput } from '../rendering/render-contract.ts';
import { makePage } from './make-page.ts';
import type { MadePage } from './protocol.ts';

async function make(boot: object, knownDigest?: string): Promise<Extract<MadePage, { kind: 'page' }>> {
  const output = {
    kind: 'page',
    status: 200,
    head: '',
    html: Buffer.from('the page'),
    boot: { ...boot, registry: { remotes: [], allKnown: true } },
    used: { remote: null, pages: [], slots: [] },
    whole: true,
  } as unknown as RenderOutput;
  const page = await makePage({
    render: async () => output,
    input: { part: 'shell' } as never,
    host: { version: '1', js: [], css: [], fonts: [], early: [], schemas: [], icons: {} },
    manifests: [],
    inlineFileAt: async () => null,
    portalOrigin: null,
    ...(knownDigest && { knownDigest }),
  });
  if (page.kind !== 'page') throw new Error('no page');
  return page;
}

it('a page that is known is not sent again', async () => {
  const { digest, compressed } = await make({ a: 1 });
  expect(compressed).not.toBeNull();
  expect(await make({ a: 1 }, digest)).toMatchObject({ digest, compressed: null });
  const other = await make({ a: 2 }, digest);
  expect(other.digest).not.toBe(digest);
  expect(other.compressed).not.toBeNull();
});
