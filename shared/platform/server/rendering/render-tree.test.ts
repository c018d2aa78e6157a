import { createElement as h, lazy, type ReactNode, Suspense, useId } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Boundary } from '../../remote/hydration-boundary.ts';
import { renderTree } from './render-tree.ts';

const textOf = async (...tree: ReactNode[]) => {
  const { html, head, complete } = await renderTree(h('main', null, ...tree));
  return { html: Buffer.from(html).toString(), head, complete };
};
const boundary = (children: ReactNode) => h(Boundary, { fallback: '…', children });

const Named = ({ text }: { text: string }) => h('p', { id: useId() }, 'Olá, ', text);

function Throwing(): ReactNode {
  throw new Error('broken part');
}

const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
afterEach(() => logged.mockClear());

it('a tree is rendered completely, with the elements for the head apart', async () => {
  const page = await textOf(
    boundary([
      h('title', { key: 1 }, 'Cursos & “mais”'),
      h('meta', { key: 2, name: 'description', content: 'a > b' }),
      h(Named, { key: 3, text: '<b>' }),
    ]),
  );
  expect(page.head).toBe('<title>Cursos &amp; “mais”</title><meta name="description" content="a &gt; b"/>');
  expect(page.html).toMatch(/^<main><!--\$--><p id="[^"]+">Olá, <!-- -->&lt;b&gt;<\/p><!--\/\$--><\/main>$/);
  expect(page.complete).toBe(true);
});

const latePart = () =>
  lazy(async () => {
    await new Promise(setImmediate);
    return { default: Named };
  });

it('a tree waits for a suspended part, with the same result', async () => {
  const Late = latePart();
  const late = await textOf(boundary(h(Late, { text: 'á' })));
  expect(late).toEqual(await textOf(boundary(h(Named, { text: 'á' }))));
  expect(late.complete).toBe(true);
});

it('a tree does not wait for what suspends in a boundary of a page', async () => {
  const { html, complete } = await textOf(
    boundary(h(Suspense, { fallback: 'own' }, h(latePart(), { text: 'á' }))),
  );
  expect(html).toContain('own');
  expect(complete).toBe(true);
});

it('a tree without a part that throws is incomplete', async () => {
  const { html, complete } = await textOf(h('p', null, 'other'), boundary(h(Throwing)));
  expect(complete).toBe(false);
  expect(html).toContain('<p>other</p>');
  expect(html).toContain('…');
  expect(logged.mock.calls.join()).toContain('broken part');
});
