import { preload } from '@portal/runtime/preload';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { createElement } from 'react';
import { type LoaderFunctionArgs, type RouteObject, redirect } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ShellPart } from '../../app/shell-part.tsx';
import { testApp } from '../../testing/test-app.ts';
import { render } from './render.tsx';
import type { RenderedPortal, ServerRemote } from './render-contract.ts';

const never = () => new Promise<never>(() => {});
const refused = () => Promise.reject(Object.assign(new Error('not found'), { status: 404 }));
const fails = () => Promise.reject(new Error('broken'));
const throws = () => {
  throw new Error('broken');
};
const answered = async () => ({ name: 'The portal' });

/** How the data of the shell are answered. */
let answerShell: () => Promise<{ name: string }> = answered;
const shellQuery = () => queryOptions({ queryKey: ['home'], queryFn: () => answerShell() });
const Header = () =>
  createElement('header', null, useQuery({ ...shellQuery(), enabled: false }).data?.name.toUpperCase());

/** A portal whose shell shows data on every page. */
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

/** The page as the browser is told of it. */
const sent = { remote: 'mf-a', id: 'mf-a:a@/a', path: '/a' };

const entry = { name: 'mf-a', version: '1', entry: '/a.js', previous: null, paths: ['/a'] };

/** Renders a page. Its time is up once everything else has happened, however fast the machine is. */
async function renderPage(
  page: RouteObject,
  more: { slots?: ServerRemote['slots']; remote?: () => Promise<ServerRemote | null> } = {},
) {
  const module: ServerRemote = {
    routes: [{ id: 'a@/a', path: '/a', ...page } as RouteObject],
    slots: more.slots ?? {},
    listing: [],
  };
  const rendering = render(portal, {
    url: 'http://portal.invalid/portal/a',
    registry: { remotes: [{ ...entry, slots: Object.keys(module.slots) }], allKnown: true },
    ownPage: false,
    budget: 30,
    part: 'page',
    remote: more.remote ?? (async () => module),
  });
  for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  // With a moment more for what comes to its end.
  await vi.advanceTimersByTimeAsync(50);
  const output = await rendering;
  if (output.kind !== 'page') throw new Error(`leads to ${output.location}`);
  const { status, complete, html, boot } = output;
  return {
    status,
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
/** An article whose data is asked for before it is rendered. */
const article = (...queries: ReturnType<typeof query>[]): RouteObject => ({
  loader: ({ context }: LoaderFunctionArgs) => preload(context, ...queries),
  Component: Article,
});
const Page = () => createElement('p', null, 'page');

const pendingRegion = /<main>.*<p>pending<\/p>.*<\/main>/s;

const late = query('late', never);

it.each([
  ['comes in time is whole', [quick], ['home', 'quick'], 'the text'],
  [
    'comes in part keeps what has come, and leaves the rest to the browser',
    [quick, late],
    ['home', 'quick'],
    'the text',
  ],
  ['is late is sent as its skeleton', [query('quick', never)], ['home'], 'skeleton'],
  ['fails is sent as its skeleton', [query('quick', fails)], ['home'], 'skeleton'],
])('a page whose data %s', async (what, queries, keys, text) => {
  const page = await renderPage(article(...queries));
  expect(page).toMatchObject({ status: 200, complete: what.endsWith('whole'), keys });
  expect(page.html).toContain(`<article>${text}</article>`);
  expect(page.html).not.toMatch(pendingRegion);
  expect(page.boot.rendered).toEqual({ page: sent, slots: [] });
});

it('a page whose data arrives while the tree is rendered shows none of it that is not beside it', async () => {
  const late = Promise.withResolvers<string>();
  const page = await renderPage({
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
  ['may not exist, heard of too late, is not', never, { required: true }, { status: 200, complete: false }],
  ['does not exist where that is no matter is whole', refused, {}, { status: 200, complete: true }],
])('a page whose data %s', async (_what, queryFn, meta, expected) => {
  expect(await renderPage(article(query('quick', queryFn, meta)))).toMatchObject(expected);
});
// An unheard rejection would end the process, and this test with it.
const rejectsLate = () => new Promise((_, reject) => setTimeout(() => reject(new Error('late')), 60));

it.each<[string, RouteObject, (() => Promise<ServerRemote | null>)?]>([
  ['a loader that never settles', { loader: never, Component: Article }],
  ['a loader that rejects', { loader: fails, Component: Article }],
  ['a loader that rejects late', { loader: rejectsLate, Component: Article }],
  ['code that never comes', { Component: Article }, never],
  ['code that cannot be had', { Component: Article }, async () => null],
  ['code of one page that never comes', { lazy: never }],
  ['code that throws while it renders', { Component: throws }],
])('a region alone is lost by %s', async (_what, route, remote) => {
  const page = await renderPage(route, remote && { remote });
  expect(page).toMatchObject({ status: 200, complete: false });
  expect(page.html).toMatch(pendingRegion);
  expect(page.html).toContain('</header>');
  await vi.advanceTimersByTimeAsync(60);
});

it.each([
  ['never settles', never],
  ['rejects', fails],
])('a region alone is lost by a slot whose loader %s', async (_what, loader) => {
  const page = await renderPage(
    { Component: Page, handle: { slots: ['side'] } },
    { slots: { side: { default: () => null, loader } } },
  );
  expect(page).toMatchObject({ status: 200, complete: false });
  expect(page.boot.rendered).toEqual({ page: sent, slots: [] });
  expect(page.html).toContain('<p>page</p>');
});

it('a shell that throws costs neither the page nor all of itself', async () => {
  answerShell = async () => ({}) as never;
  const page = await renderPage({ Component: Page });
  expect(page).toMatchObject({ status: 200, complete: false });
  expect(page.html).toMatch(/<header>plain<\/header>.*<p>page<\/p>/s);
});

it('a loader leads elsewhere at once, whatever the shell waits for', async () => {
  answerShell = never;
  await expect(renderPage({ loader: () => redirect('/b') })).rejects.toThrow('leads to /portal/b');
});

it('settings and banners that are late hold nothing', async () => {
  answerShell = never;
  const page = await renderPage({ Component: Page });
  expect(page).toMatchObject({ status: 200, complete: false, keys: [] });
  expect(page.html).toContain('<p>page</p>');
});
