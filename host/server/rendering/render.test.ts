import { homeQuery } from '@portal/runtime/home-query';
import { preload, QueryClient, queryOptions, useQuery } from '@portal/runtime/query';
import { type LoaderFunctionArgs, type RouteObject, redirect } from '@portal/runtime/router';
import { configureApi } from '@portal/shared/api';
import { createElement } from 'react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { render } from './render.tsx';
import type { ServerRemote } from './render-contract.ts';

vi.stubGlobal('__APP_VERSION__', 'test');
vi.spyOn(console, 'error').mockImplementation(() => {});

const never = () => new Promise<never>(() => {});
const refused = () => Promise.reject(Object.assign(new Error('not found'), { status: 404 }));
const homeAnswer = () =>
  Promise.resolve(Response.json({ data: { settings: {}, banners: [], pages: [], courses: [] } }));

/** Nothing answers before a test says so. */
beforeEach(() => configureApi({ baseUrl: 'http://api.invalid', fetch: homeAnswer }));

const registry = (slots: string[] = []) => ({
  remotes: [{ name: 'mf-a', version: '1', entry: '/a.js', previous: null, paths: ['/a'], slots }],
  allKnown: true,
});

/** The page as the browser is told of it. */
const sent = { remote: 'mf-a', id: 'mf-a:a@/a', path: '/a' };

async function renderPage(
  page: RouteObject,
  more: { slots?: ServerRemote['slots']; remote?: () => Promise<never> } = {},
) {
  const module: ServerRemote = {
    routes: [{ id: 'a@/a', path: '/a', ...page } as RouteObject],
    slots: more.slots ?? {},
    listing: [],
  };
  const output = await render({
    url: 'http://portal.invalid/senac-portal/a',
    registry: registry(Object.keys(module.slots)),
    kit: false,
    budget: 30,
    part: 'page',
    remote: more.remote ?? (async () => module),
  });
  if (output.kind !== 'page') throw new Error(`leads to ${output.location}`);
  const { status, whole, html, boot } = output;
  return {
    status,
    whole,
    html: Buffer.from(html).toString(),
    boot,
    keys: boot.answers.map(({ key }) => String(key)),
  };
}

const query = (name: string, queryFn: () => Promise<string>, meta = {}) =>
  queryOptions({ queryKey: [name], queryFn, meta });
const preloading =
  (...queries: ReturnType<typeof query>[]) =>
  ({ context }: LoaderFunctionArgs) =>
    preload(context, ...queries);
const Article = () => createElement('article', null, useQuery(query('quick', never)).data ?? 'skeleton');

// What asks for the home data is a module of its own: the tests begin with it loaded, as a built worker does.
beforeAll(async () => {
  configureApi({ baseUrl: 'http://api.invalid', fetch: homeAnswer });
  await new QueryClient().fetchQuery(homeQuery());
});

/** The region's skeleton; the line above the page, which shows a change of pages, has the same name. */
const pendingRegion = /<main.*Carregando a página.*<\/main>/s;

describe('a page whose data', () => {
  it('comes in time is whole', async () => {
    const quick = query('quick', async () => 'the text');
    const page = await renderPage({ loader: preloading(quick), Component: Article });
    expect(page).toMatchObject({ status: 200, whole: true, keys: ['home', 'quick'] });
    expect(page.html).not.toMatch(pendingRegion);
    expect(page.html).toContain('<article>the text</article>');
  });

  it('comes in part keeps what has come, and leaves the rest to the browser', async () => {
    const page = await renderPage({
      loader: preloading(
        query('quick', async () => 'the text'),
        query('late', never),
      ),
      Component: Article,
    });
    expect(page).toMatchObject({ status: 200, whole: false, keys: ['home', 'quick'] });
    expect(page.html).toContain('<article>the text</article>');
    expect(page.boot.rendered.page).toEqual(sent);
  });

  it.each([
    ['is late', never],
    ['fails', () => Promise.reject(new Error('down'))],
  ])('%s is sent as its skeleton', async (_what, queryFn) => {
    const page = await renderPage({ loader: preloading(query('quick', queryFn)), Component: Article });
    expect(page).toMatchObject({ status: 200, whole: false, keys: ['home'] });
    expect(page.html).toContain('<article>skeleton</article>');
  });

  it('arrives while the tree is rendered shows none of it that is not beside it', async () => {
    const late = Promise.withResolvers<string>();
    const page = renderPage({
      loader: preloading(query('quick', () => late.promise)),
      Component: () => {
        late.resolve('too late');
        return createElement(Article);
      },
    });
    expect(await page).toMatchObject({ keys: ['home'] });
    expect((await page).html).toContain('<article>skeleton</article>');
  });

  it('does not exist is 404, unless that is heard too late', async () => {
    const required = (queryFn: () => Promise<string>) =>
      renderPage({ loader: preloading(query('quick', queryFn, { required: true })), Component: Article });
    expect(await required(refused)).toMatchObject({ status: 404, whole: true });
    expect(await required(never)).toMatchObject({ status: 200, whole: false });
  });

  it('is refused where that is no matter is whole', async () => {
    const page = await renderPage({ loader: preloading(query('quick', refused)), Component: Article });
    expect(page).toMatchObject({ status: 200, whole: true });
  });
});

describe('a loader that', () => {
  it.each([
    ['never settles', never],
    [
      'throws at once',
      () => {
        throw new Error('broken');
      },
    ],
    ['rejects', () => Promise.reject(new Error('broken'))],
    ['rejects late', () => new Promise((_, reject) => setTimeout(() => reject(new Error('broken')), 60))],
  ])('%s costs its region, not the request', async (_what, loader) => {
    const page = await renderPage({ loader, Component: Article } as RouteObject);
    expect(page).toMatchObject({ status: 200, whole: false, keys: ['home'] });
    expect(page.html).toMatch(pendingRegion);
    expect(page.html).toContain('</header>');
    expect(page.boot.rendered).toEqual({ page: null, slots: [] });
    // Whatever it still does is nobody's trouble: an unheard rejection would end the process, and this test with it.
    await new Promise((resolve) => setTimeout(resolve, 60));
  });

  it('leads elsewhere does so at once, whatever the shell waits for', async () => {
    configureApi({ fetch: never });
    await expect(renderPage({ loader: () => redirect('/b') })).rejects.toThrow('leads to /senac-portal/b');
  });
});

describe('code that', () => {
  it.each([
    ['never comes', { remote: never }],
    ['cannot be had', { remote: () => Promise.resolve(null as never) }],
  ])('%s costs its region', async (_what, more) => {
    const page = await renderPage({ Component: Article }, more);
    expect(page).toMatchObject({ status: 200, whole: false });
    expect(page.html).toMatch(pendingRegion);
  });

  it('never comes for the page alone costs its region', async () => {
    expect(await renderPage({ lazy: never } as RouteObject)).toMatchObject({ status: 200, whole: false });
  });

  it('throws while it renders leaves its region to the browser, and the page is not whole', async () => {
    const page = await renderPage({
      Component() {
        throw new Error('broken');
      },
    });
    expect(page).toMatchObject({ status: 200, whole: false });
    expect(page.html).toMatch(pendingRegion);
  });
});

describe('a slot whose loader', () => {
  it.each([
    ['never settles', never],
    ['rejects', () => Promise.reject(new Error('broken'))],
  ])('%s is left to the browser', async (_what, loader) => {
    const page = await renderPage(
      { Component: () => createElement('p', null, 'page'), handle: { slots: ['side'] } },
      { slots: { side: { default: () => null, loader } } },
    );
    expect(page).toMatchObject({ status: 200, whole: false });
    expect(page.boot.rendered).toEqual({ page: sent, slots: [] });
    expect(page.html).toContain('<p>page</p>');
  });
});

it('settings and banners that are late hold nothing', async () => {
  configureApi({ fetch: never });
  const page = await renderPage({ Component: () => createElement('p', null, 'page') });
  expect(page).toMatchObject({ status: 200, whole: false, keys: [] });
  expect(page.html).toContain('<p>page</p>');
});
