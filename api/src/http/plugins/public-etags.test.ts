import { endpoints } from '@portal/contract/endpoints/endpoints';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { contents, pages } from '../../db/schema/contents.ts';
import { cities } from '../../db/schema/settings.ts';
import { addRows } from '../../testing/rows.ts';
import { testApp } from '../../testing/test-app.ts';

const { app, clock, get, data } = await testApp();
const twoSeconds = 2 / 60;

const statementsOf = (table: string) =>
  vi.mocked(pg.Client.prototype.query).mock.calls.filter(([query]) => {
    const { text } = query as unknown as { text?: string };
    return text?.startsWith('select') && text.includes(`"${table}"`) && !text.includes('xmin');
  }).length;

await app.db.insert(cities).values({ title: 'Macapá', state_letter: 'AP' });
const [news] = await addRows(app.db, pages, [{ name: 'Notícias' }]);
const published_at = '2026-03-01T12:00:00-03:00';
const descritive = '<p>Um</p><script>x()</script>';
const article = { page_id: news.id, slug: 'nova', title: 'Nova', descritive, published_at };
await app.db.insert(contents).values(article);

beforeEach(() => {
  clock.advance(1);
  vi.spyOn(pg.Client.prototype, 'query');
});
afterEach(() => vi.restoreAllMocks());

describe('a public response', () => {
  const everybodys = endpoints.flatMap(({ endpoint: { method, path, auth, headers } }) =>
    method === 'GET' && !auth && !headers && !path.includes(':') ? [path.slice(1)] : [],
  );
  it.each([...everybodys, 'contents/nova'])(
    '%s is cached by shared caches for two seconds, cities for ten minutes, and not sent again',
    async (endpoint) => {
      const kept = `public, max-age=0, s-maxage=${endpoint === 'cities' ? 600 : 2}`;
      const path = `${endpoint}?search=a&course=a&title=a&type=1`;
      const first = await get(path, { 'accept-encoding': 'gzip' });
      expect(first.headers['cache-control']).toBe(kept);
      const again = await get(path, { 'if-none-match': String(first.headers.etag) });
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', first.headers.etag]);
      expect(again.headers['cache-control']).toBe(kept);
    },
  );

  it.each(['check-nif?nif=52998224725&selection_process=1', 'auth/profile', 'contents/nada'])(
    'is not %s, which no cache stores',
    async (path) => {
      const { headers } = await get(path);
      expect([headers['cache-control'], headers.etag]).toEqual(['no-store', undefined]);
    },
  );
});

describe('what many ask for', () => {
  it('costs no text of the news but when one has changed, or is to be read from now on', async () => {
    const bodies = async () => {
      const [page] = await data('pages?title=noticias');
      return page.contents.map((each: { descritive: string }) => each.descritive);
    };
    expect(await bodies()).toEqual(['<p>Um</p>']);
    const known = statementsOf('contents');
    for (let turn = 0; turn < 5; turn += 1) {
      clock.advance(twoSeconds);
      await bodies();
    }
    expect(statementsOf('contents')).toBe(known);
    await app.db.update(contents).set({ descritive: '<p>Dois</p>' });
    clock.advance(twoSeconds);
    expect(await bodies()).toEqual(['<p>Dois</p>']);
    const later = new Date(clock.now().getTime() + 60_000).toISOString();
    await app.db.insert(contents).values({ ...article, slug: 'futura', published_at: later });
    clock.advance(0.9);
    expect(await bodies()).toEqual(['<p>Dois</p>']);
    clock.advance(0.2);
    expect(await bodies()).toEqual(['<p>Um</p>', '<p>Dois</p>']);
    await app.db.delete(contents);
    await app.db.insert(contents).values(article);
  });
});
