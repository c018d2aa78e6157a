import { beforeEach, describe, expect, it } from 'vitest';
import { contents, faqs, galleries, pages } from '../db/schema/contents.ts';
import { views } from '../db/schema/operations.ts';
import { settings } from '../db/schema/settings.ts';
import { addRows } from '../testing/rows.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock, get, data, status, put } = await testApp();
const published_at = '2026-03-01T12:00:00Z';

const [news, menu] = await addRows(app.db, pages, [{ name: 'Notícias' }, { name: 'CURSOS' }]);
const [child] = await addRows(app.db, pages, [{ name: 'Técnicos', parent_id: menu.id }]);
const item = (slug: string, more: Partial<typeof contents.$inferInsert> = {}) => ({
  page_id: news.id,
  slug,
  title: `Título ${slug}`,
  descritive: '<p>Corpo</p><script>x()</script>',
  published_at,
  ...more,
});
await app.db
  .insert(contents)
  .values([
    item('antiga', { published_at: '2026-02-01T12:00:00Z' }),
    item('nova'),
    item('destaque', { emphasis: 1, published_at: '2026-01-01T12:00:00Z' }),
    item('futura', { published_at: '2026-04-01T12:00:00Z' }),
    item('rascunho', { published_at: null }),
    item('tecnicos', { page_id: child.id, type: 1 }),
  ]);
const images = [{ image: 'images/1.jpg', caption: 'Entrega dos diplomas', credit: 'Ana Souza' }];
const [gallery, draft] = await addRows(app.db, galleries, [
  { event: 'Formatura em Macapá', published_at, images },
  { event: 'Rascunho', status: 'R' },
]);
const view = (path: string, agent = 'one') => put(path, undefined, { 'user-agent': agent });

beforeEach(async () => {
  await app.db.delete(views);
  await app.db.delete(settings);
});

describe('pages', () => {
  it('are roots with sub-pages; emphasised contents first, then the newest; only what is published', async () => {
    const subPage = { name: 'Técnicos', contents: [{ slug: 'tecnicos', type: 1 }] };
    expect(await data('pages')).toMatchObject([
      { name: 'Notícias', contents: [{ slug: 'destaque' }, { slug: 'nova' }, { slug: 'antiga' }] },
      { name: 'CURSOS', children: [subPage] },
    ]);
  });

  it('are narrowed by title, accents aside: a page, a sub-page on its own, a menu with its entries', async () => {
    expect(await data('pages?title=noticias')).toMatchObject([{ contents: [{}, {}, {}] }]);
    expect(await data('pages?title=tecnicos')).toMatchObject([{ contents: [{ slug: 'tecnicos' }] }]);
    expect(await data('pages?title=cursos')).toMatchObject([{ children: [{ contents: [{}] }] }]);
    expect(await data('pages?title=nada')).toEqual([]);
  });

  it('keep their tag when a view is counted', async () => {
    const { etag } = (await get('pages')).headers;
    await view(`content-views/${(await data('contents/antiga')).id}`);
    clock.advance(1);
    expect(await status('pages', { 'if-none-match': String(etag) })).toBe(304);
  });
});

describe('a content', () => {
  it('comes without anything that runs, and not before it is published', async () => {
    expect((await data('contents/nova')).descritive).toBe('<p>Corpo</p>');
    for (const slug of ['futura', 'rascunho', 'nada']) expect(await status(`contents/${slug}`)).toBe(404);
  });

  it('counts a view of the same visitor once in thirty minutes, and is not changed by it', async () => {
    const { id, updated_at } = await data('contents/nova');
    for (const agent of ['one', 'one', 'two']) await view(`content-views/${id}`, agent);
    expect((await data('contents/nova')).views).toBe(1);
    clock.advance(31);
    await view(`content-views/${id}`);
    expect(await data('contents/nova')).toMatchObject({ views: 2, updated_at });
    expect((await view('content-views/999')).statusCode).toBe(404);
  });
});

it('galleries are those published, narrowed by event, show their images and count views', async () => {
  expect(await data('galleries')).toHaveLength(1);
  expect(await data('galleries?event=MACAPA')).toHaveLength(1);
  expect(await data('galleries?event=belem')).toEqual([]);
  expect(await data(`galleries/${gallery.id}`)).toMatchObject({ views: 0, images });
  await view(`gallery-views/${gallery.id}`);
  expect((await data(`galleries/${gallery.id}`)).views).toBe(1);
  expect(await status(`galleries/${draft.id}`)).toBe(404);
});

it('the home page is there before anything is configured, and holds no tokens, and news without bodies', async () => {
  expect((await data('home')).settings).toMatchObject({ name: null, terms: null });
  await app.db.insert(settings).values({ name: 'Senac', nif: '03640626000152', instagram_token: 'secret' });
  const answer = await get('home');
  expect(answer.body).not.toContain('secret');
  expect(answer.json().data).toMatchObject({
    settings: { name: 'Senac', instagram_token: null },
    pages: [{ contents: [{ slug: 'destaque', descritive: null }, {}, {}] }, { children: [{ contents: [] }] }],
    courses: [],
  });
});

it('lists the FAQs of one subject and rejects a seventh', async () => {
  await app.db.insert(faqs).values([
    { type: 1, question: 'Q1', answer: '<p onload="x()">A</p>' },
    { type: 2, question: 'Q2', answer: 'B' },
  ]);
  expect(await data('faqs?type=1')).toEqual([{ question: 'Q1', answer: '<p>A</p>', type: 1 }]);
  expect(await status('faqs?type=7')).toBe(400);
});
