import type { Content, Page } from '@portal/contract/endpoints/home';
import { fold } from '@portal/contract/format/text';
import { sanitise } from '@portal/contract/rich-text';
import { and, asc, desc, eq, inArray, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { contents, pages } from '../db/schema/contents.ts';

/** Reads pages and their published contents (B 3). */
export function pageRepository(db: Database) {
  return {
    /** Returns all pages and published contents: emphasised contents first, then the newest (B 2.8). */
    async readAll(now: Date): Promise<{ pages: PageRow[]; contents: ContentRow[] }> {
      const all = await selectPages(db);
      return {
        pages: all,
        contents: await selectContents(
          db,
          now,
          all.map(({ id }) => id),
        ),
      };
    },

    /** Returns the page tree for menus and home page: names, and the first news items without bodies. */
    async outline(now: Date, newsItems: number): Promise<Page[]> {
      const all = await selectPages(db);
      const news = all.filter((page) => fold(page.name) === 'noticias').map(({ id }) => id);
      const rows = await selectContents(db, now, news).limit(newsItems);
      const roots = all.filter((page) => page.parentId === null);
      return toPages(roots, all, rows, toOutline);
    },

    /** Returns one published content. */
    async findContent(slug: string, now: Date): Promise<Content | null> {
      const [row] = await db
        .select()
        .from(contents)
        .where(and(eq(contents.slug, slug), lte(contents.publishedAt, now)));
      return row ? toContent(row) : null;
    },
  };
}

/** Returns root pages with their sub-pages and contents, or the page or sub-page with a title (B 2.8). */
export function listPages(
  { pages: all, contents: rows }: { pages: PageRow[]; contents: ContentRow[] },
  title: string | undefined,
  clean: (html: string) => string,
): Page[] {
  const wanted = title && fold(title);
  const chosen = all.filter((page) => (wanted ? fold(page.name) === wanted : page.parentId === null));
  return toPages(chosen, all, rows, (row) => toContent(row, clean));
}

type PageRow = typeof pages.$inferSelect;
type ContentRow = typeof contents.$inferSelect;

const selectPages = (db: Database) => db.select().from(pages).orderBy(asc(pages.position), asc(pages.id));

const selectContents = (db: Database, now: Date, pageIds: number[]) =>
  db
    .select()
    .from(contents)
    .where(and(inArray(contents.pageId, pageIds), lte(contents.publishedAt, now)))
    .orderBy(desc(sql`${contents.emphasis} = 1`), desc(contents.publishedAt), asc(contents.id))
    .$dynamic();

const findChildren = (all: PageRow[], id: number) => all.filter((page) => page.parentId === id);

function toPages(
  chosen: PageRow[],
  all: PageRow[],
  rows: ContentRow[],
  read: (row: ContentRow) => Content,
): Page[] {
  const byPage = Map.groupBy(rows, (row) => row.pageId);
  const subPage = ({ id, name }: PageRow) => ({ name, contents: (byPage.get(id) ?? []).map(read) });
  return chosen.map((page) => ({ ...subPage(page), children: findChildren(all, page.id).map(subPage) }));
}

const toContent = (row: ContentRow, clean = sanitise): Content => ({
  ...toOutline(row),
  descritive: clean(row.descritive),
  links: row.links,
});

const toOutline = (row: ContentRow): Content => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  subtitle: row.subtitle,
  image: row.image,
  descritive: null,
  published_at: row.publishedAt?.toISOString() ?? null,
  updated_at: row.updatedAt.toISOString(),
  views: row.views,
  tags: row.tags,
  emphasis: row.emphasis,
  type: row.type,
  links: [],
});
