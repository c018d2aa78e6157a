import { expect, it } from 'vitest';
import type { RenderOutput } from '../rendering/render-contract.ts';
import { makePage } from './make-page.ts';

async function digestOf(boot: object): Promise<string> {
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
  });
  return page.kind === 'page' ? page.digest : '';
}

it('a page has the digest of what it says, whenever it was made', async () => {
  expect(await digestOf({ dataUpdatedAt: 1, a: 1 })).toBe(await digestOf({ dataUpdatedAt: 2, a: 1 }));
  expect(await digestOf({ dataUpdatedAt: 1, a: 1 })).not.toBe(await digestOf({ dataUpdatedAt: 1, a: 2 }));
});
