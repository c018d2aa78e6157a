import { queryOptions, useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShellPart } from '../../app/portal.tsx';
import { preload } from '../../remote/preload.ts';
import { testApp } from '../../testing/test-app.ts';
import type { ServerRemote } from './find-page.ts';
import type { RenderedPortal } from './render-page.tsx';
import { renderPage } from './render-page.tsx';

const never = () => new Promise<never>(() => {});
const refused = () => Promise.reject(Object.assign(new Error('not found'), { status: 404 }));
const fails = () => Promise.reject(new Error('broken'));
const throws = () => {
  throw new Error('broken');
};
const answered = async () => ({ name: 'The portal' });

/** How the requests of the shell's queries are answered. */
let answerShell: () => Promise<{ name: string }> = answered;
const shellQuery = () => queryOptions({ queryKey: ['home'], queryFn: () => answerShell() });
const Header = () =>
  createElement('header', null, useQuery({ ...shellQuery(), enabled: false }).data?.name.toUpperCase());

/** Creates a portal whose shell shows data on every page. */
const portal: RenderedPortal = {
  ...testApp,
  shellQueries: () => [shellQuery()],
  Shell: ({ children }) => [
    createElement(ShellPart, {
      key: 'above',
      fallback: createElement('header', null, 'plain'),
      children: createElement(Header),
    }),
    createElement('main', { key: 'page' }, children),
  ],
};

beforeEach(() => {
  answerShell = answered;
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Page as the browser's registry describes it. */
const sent = { remote: 'mf-a', id: 'mf-a:a@/a', path: '/a' };

const entry = { name: 'mf-a', version: '1', entry: '/a.js', hasPrevious: false, paths: ['/a'] };

/** Renders a page. The budget ends once everything else has happened, however fast the machine is. */
async function render(
  page: RouteObject,
  more: { slots?: ServerRemote['slots']; slot?: string; remote?: () => Promise<ServerRemote | null> } = {},
) {
  const module: ServerRemote = {
    routes: [{ id: 'a@/a', path: '/a', ...page } as RouteObject],
    slots: more.slots ?? {},
    listing: [],
  };
  const rendering = renderPage(portal, {
    url: 'http://portal.invalid/portal/a',
    owner: { remote: 'mf-a', pattern: '/a' },
    registry: { remotes: [{ ...entry, slots: Object.keys(module.slots) }], allKnown: true },
    titledPages: [{ path: '/a', title: 'Page A', searchTerms: 'secret terms' }],
    ownPage: false,
    budget: 30,
    part: 'page',
    slot: more.slot,
    remote: more.remote ?? (async () => module),
  });
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  // Includes the grace period.
  await vi.advanceTimersByTimeAsync(50);
  const output = await rendering;
  if (output.kind !== 'page') throw new Error(`leads to ${output.location}`);
  const { status, complete, html, boot, faulty } = output;
  return {
    status,
    faulty,
    complete,
    html: Buffer.from(html).toString(),
    boot,
    keys: boot.answers.map(({ key }) => String(key)),
  };
}

const query = (name: string, queryFn: () => Promise<string>, meta = {}) =>
  queryOptions({ queryKey: [name], queryFn, meta });
const quick = query('quick', async () => 'the text');
const Article = () => createElement('article', null, useQuery(query('quick', never)).data ?? 'skeleton');
/** Article whose query starts before it is rendered. */
const article = (...queries: ReturnType<typeof query>[]): RouteObject => ({
  loader: ({ context }: LoaderFunctionArgs) => preload(context, ...queries),
  Component: Article,
});
const Page = () => createElement('p', null, 'page');

const pendingRegion = /<main>.*<p>pending<\/p>.*<\/main>/s;

const late = query('late', never);

it.each([
  ['arrives in time is complete', [quick], ['home', 'quick'], 'the text'],
  [
    'arrives in part keeps that part, and leaves the rest to the browser',
    [quick, late],
    ['home', 'quick'],
    'the text',
  ],
  ['is late is a skeleton', [query('quick', never)], ['home'], 'skeleton'],
  ['fails is a skeleton', [query('quick', fails)], ['home'], 'skeleton'],
])('a page whose data %s', async (what, queries, keys, text) => {
  const page = await render(article(...queries));
  expect(page).toMatchObject({ status: 200, complete: what.endsWith('complete'), keys });
  expect(page.html).toContain(`<article>${text}</article>`);
  expect(page.html).not.toMatch(pendingRegion);
  expect(page.boot.rendered).toEqual({ page: sent, slots: [] });
});

it('a page whose data arrives during rendering shows only data that is also dehydrated', async () => {
  const late = Promise.withResolvers<string>();
  const page = await render({
    ...article(query('quick', () => late.promise)),
    Component() {
      late.resolve('too late');
      return createElement(Article);
    },
  });
  expect(page.keys).toEqual(['home']);
  expect(page.html).toContain('<article>skeleton</article>');
});

it.each([
  ['does not exist is 404', refused, { required: true }, { status: 404, complete: true }],
  ['may not exist, but is late, is not', never, { required: true }, { status: 200, complete: false }],
  ['does not exist but is optional is complete', refused, {}, { status: 200, complete: true }],
])('a page whose data %s', async (_what, queryFn, meta, expected) => {
  expect(await render(article(query('quick', queryFn, meta)))).toMatchObject(expected);
});
// An unhandled rejection would end the process, and this test with it.
const rejectsLate = () => new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 60));

it.each<[string, RouteObject, (() => Promise<ServerRemote | null>)?]>([
  ['a loader that never settles', { loader: never, Component: Article }],
  ['a loader that rejects', { loader: fails, Component: Article }],
  ['a loader that rejects late', { loader: rejectsLate, Component: Article }],
  ['code that never loads', { Component: Article }, never],
  ['code that is not available', { Component: Article }, async () => null],
  ['code of one page that never loads', { lazy: never }],
  ['code that throws while it renders', { Component: throws }],
])('only a region is lost by %s', async (_what, route, remote) => {
  const page = await render(route, remote && { remote });
  expect(page).toMatchObject({ status: 200, complete: false });
  expect(page.html).toMatch(pendingRegion);
  expect(page.html).toContain('</header>');
  await vi.advanceTimersByTimeAsync(60);
});

it.each([
  ['never settles', never],
  ['rejects', fails],
])('only a region is lost by a slot whose loader %s', async (_what, loader) => {
  const page = await render(
    { Component: Page, handle: { slots: ['side'] } },
    { slots: { side: { default: () => null, loader } } },
  );
  expect(page).toMatchObject({ status: 200, complete: false });
  expect(page.boot.rendered).toEqual({ page: sent, slots: [] });
  expect(page.html).toContain('<p>page</p>');
});

it('a shell that throws is replaced by the fallback shell, and the page is rendered', async () => {
  answerShell = async () => ({}) as never;
  const page = await render({ Component: Page });
  expect(page).toMatchObject({ status: 200, complete: false });
  expect(page.html).toMatch(/<header>plain<\/header>.*<p>page<\/p>/s);
});

it('a loader redirects at once, whatever the shell waits for', async () => {
  answerShell = never;
  await expect(render({ loader: () => redirect('/b') })).rejects.toThrow('leads to /portal/b');
});

it('late settings and banners delay nothing', async () => {
  answerShell = never;
  const page = await render({ Component: Page });
  expect(page).toMatchObject({ status: 200, complete: false, keys: [] });
  expect(page.html).toContain('<p>page</p>');
});

it('renders a slot with its example’s props', async () => {
  const Units = ({ limit }: { limit?: { count: number } }) => createElement('b', null, limit?.count);
  const units = { default: Units, example: { limit: { count: 3 } } };
  expect((await render({ Component: Page }, { slots: { units }, slot: 'units' })).html).toContain('<b>3</b>');
});

it('renders one slot of a remote without its pages, and describes its error', async () => {
  const slots = { good: { default: () => createElement('b', null, 'slot') }, bad: { default: throws } };
  const good = await render({ Component: throws }, { slots, slot: 'good' });
  expect(good).toMatchObject({ complete: true, faulty: {} });
  expect(good.html).toContain('<b>slot</b>');
  expect((await render({ Component: Page }, { slots, slot: 'bad' })).faulty).toEqual({
    'mf-a': 'broken',
  });
});
