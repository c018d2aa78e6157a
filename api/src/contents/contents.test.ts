import { beforeEach, describe, expect, it } from 'vitest';
import { contents, faqs, galleries, galleryImages, pages } from '../db/schema/contents.ts';
import { views } from '../db/schema/operations.ts';
import { settings } from '../db/schema/settings.ts';
import { firstRow } from '../testing/first-row.ts';
import { testApp } from '../testing/test-app.ts';

const { app, clock } = await testApp();
const publishedAt = new Date('2026-03-01T12:00:00Z');

const [news, menu] = await app.db
  .insert(pages)
  .values([{ name: 'Notícias' }, { name: 'CURSOS' }])
  .returning();
const child = firstRow(
  await app.db.insert(pages).values({ name: 'Técnicos', parentId: menu?.id }).returning(),
);
const item = (slug: string, more: Partial<typeof contents.$inferInsert> = {}) => ({
  pageId: news?.id ?? 0,
  slug,
  title: `Título ${slug}`,
  descritive: '<p>Corpo</p><script>x()</script>',
  publishedAt,
  ...more,
});
await app.db
  .insert(contents)
  .values([
    item('antiga', { publishedAt: new Date('2026-02-01T12:00:00Z') }),
    item('nova'),
    item('destaque', { emphasis: 1, publishedAt: new Date('2026-01-01T12:00:00Z') }),
    item('futura', { publishedAt: new Date('2026-04-01T12:00:00Z') }),
    item('rascunho', { publishedAt: null }),
    item('tecnicos', { pageId: child.id, type: 1 }),
  ]);
const [gallery, draft] = await app.db
  .insert(galleries)
  .values([
    { event: 'Formatura em Macapá', publishedAt },
    { event: 'Rascunho', status: 'R' },
  ])
  .returning();
await app.db.insert(galleryImages).values({ galleryId: gallery?.id ?? 0, image: 'images/1.jpg' });

const get = async (path: string) => (await app.inject(`/api/v1/${path}`)).json().data;
const put = (path: string, agent = 'one') =>
  app.inject({ method: 'PUT', url: `/api/v1/${path}`, headers: { 'user-agent': agent } });

beforeEach(async () => {
  await app.db.delete(views);
  await app.db.delete(settings);
});

describe('pages', () => {
  it('are roots with sub-pages; emphasised contents first, then the newest; only what is published', async () => {
    const list = await get('pages');
    expect(list.map((page: { name: string }) => page.name)).toEqual(['Notícias', 'CURSOS']);
    expect(list[0].contents.map(({ slug }: { slug: string }) => slug)).toEqual([
      'destaque',
      'nova',
      'antiga',
    ]);
    expect(list[1].children).toMatchObject([{ name: 'Técnicos', contents: [{ slug: 'tecnicos', type: 1 }] }]);
  });

  it('are narrowed by title, accents aside: a page, a sub-page on its own, a menu with its entries', async () => {
    expect(await get('pages?title=noticias')).toMatchObject([{ contents: [{}, {}, {}] }]);
    expect(await get('pages?title=tecnicos')).toMatchObject([{ contents: [{ slug: 'tecnicos' }] }]);
    expect(await get('pages?title=cursos')).toMatchObject([{ children: [{ contents: [{}] }] }]);
    expect(await get('pages?title=nada')).toEqual([]);
  });
});

describe('a content', () => {
  it('comes without anything that runs, and not before it is published', async () => {
    expect((await get('contents/nova')).descritive).toBe('<p>Corpo</p>');
    for (const slug of ['futura', 'rascunho', 'nada']) {
      expect((await app.inject(`/api/v1/contents/${slug}`)).statusCode).toBe(404);
    }
  });

  it('counts a view of the same visitor once in thirty minutes, and is not changed by it', async () => {
    const { id, updated_at } = await get('contents/nova');
    for (const agent of ['one', 'one', 'two']) await put(`content-views/${id}`, agent);
    expect((await get('contents/nova')).views).toBe(1);
    clock.advance(31);
    await put(`content-views/${id}`);
    expect(await get('contents/nova')).toMatchObject({ views: 2, updated_at });
    expect((await put('content-views/999')).statusCode).toBe(404);
  });
});

describe('galleries', () => {
  it('are those published, narrowed by event, show their images and count views', async () => {
    expect(await get('galleries')).toHaveLength(1);
    expect(await get('galleries?event=MACAPA')).toHaveLength(1);
    expect(await get('galleries?event=belem')).toEqual([]);
    expect((await get(`galleries/${gallery?.id}`)).images).toEqual([{ image: 'images/1.jpg' }]);
    await put(`gallery-views/${gallery?.id}`);
    expect((await get(`galleries/${gallery?.id}`)).views).toBe(1);
    expect((await app.inject(`/api/v1/galleries/${draft?.id}`)).statusCode).toBe(404);
  });
});

describe('home', () => {
  it('is there before anything is configured, and holds no tokens, and news without bodies', async () => {
    expect((await get('home')).settings).toMatchObject({ name: null, terms: null });
    await app.db.insert(settings).values({ name: 'Senac', nif: '03640626000152', instagramToken: 'secret' });
    const answer = await app.inject('/api/v1/home');
    expect(answer.body).not.toContain('secret');
    expect(answer.json().data).toMatchObject({
      settings: { name: 'Senac', instagram_token: null },
      pages: [
        { contents: [{ slug: 'destaque', descritive: null }, {}, {}] },
        { children: [{ contents: [] }] },
      ],
      courses: [],
    });
  });
});

it('lists the frequent questions of one subject and refuses a seventh', async () => {
  await app.db.insert(faqs).values([
    { type: 1, question: 'Q1', answer: '<p onload="x()">A</p>' },
    { type: 2, question: 'Q2', answer: 'B' },
  ]);
  expect(await get('faqs?type=1')).toEqual([{ question: 'Q1', answer: '<p>A</p>', type: 1 }]);
  expect((await app.inject('/api/v1/faqs?type=7')).statusCode).toBe(400);
});
