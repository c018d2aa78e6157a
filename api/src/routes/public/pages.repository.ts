import type { Content } from '@portal/shared/contract/contents';
import type { Page } from '@portal/shared/contract/pages';
import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Database } from '../../db/database.ts';
import { readsAs } from '../../db/folded.ts';
import { contents, pages } from '../../db/schema/contents.ts';
import { safeHtml } from '../../services/safe-html.ts';

const parents = alias(pages, 'parents');

/** Pages and their contents (B 3). What is not published yet is not there. */
export function pageRepository(db: Database) {
  return {
    /**
     * Root pages with their sub-pages and everybody's contents; with a title, the page or sub-page of that name.
     * Emphasised contents come first, then the newest (B 2.8).
     */
    async list(now: Date, title?: string): Promise<Page[]> {
      const tree = await selectTree(db, title);
      const rows = await db
        .select()
        .from(contents)
        .where(published(now))
        .orderBy(desc(eq(contents.emphasis, 1)), desc(contents.publishedAt), asc(contents.id));
      return buildTree(tree, Map.groupBy(rows, (row) => row.pageId), title !== undefined);
    },

    /** The tree as menus and home page need it: names, and of the page "Notícias" the first items, without bodies. */
    async outline(now: Date, newsItems: number): Promise<Page[]> {
      const tree = await selectTree(db);
      const news = await db
        .select({ content: contents })
        .from(contents)
        .innerJoin(pages, eq(pages.id, contents.pageId))
        .where(and(published(now), readsAs(pages.name, 'Notícias')))
        .orderBy(desc(eq(contents.emphasis, 1)), desc(contents.publishedAt), asc(contents.id))
        .limit(newsItems);
      const byPage = Map.groupBy(
        news.map(({ content }) => content),
        (row) => row.pageId,
      );
      return buildTree(tree, byPage, false).map((page) => ({
        ...page,
        contents: page.contents.map((content) => ({ ...content, descritive: null })),
      }));
    },

    /** One published content, or null. */
    async findContent(slug: string, now: Date): Promise<Content | null> {
      const [row] = await db
        .select()
        .from(contents)
        .where(and(eq(contents.slug, slug), published(now)));
      return row ? toContent(row) : null;
    },

    async exists(id: number): Promise<boolean> {
      const [row] = await db.select({ id: contents.id }).from(contents).where(eq(contents.id, id));
      return row !== undefined;
    },

    addView: (database: Database, id: number) =>
      database
        .update(contents)
        .set({ views: sql`${contents.views} + 1`, updatedAt: contents.updatedAt })
        .where(eq(contents.id, id)),
  };
}

type ContentRow = typeof contents.$inferSelect;
type PageRow = { page: typeof pages.$inferSelect; parent: typeof pages.$inferSelect | null };

const published = (now: Date) => lte(contents.publishedAt, now);

const selectTree = (db: Database, title?: string): Promise<PageRow[]> =>
  db
    .select({ page: pages, parent: parents })
    .from(pages)
    .leftJoin(parents, eq(parents.id, pages.parentId))
    .where(title ? readsAs(pages.name, title) : undefined)
    .orderBy(asc(pages.position), asc(pages.id));

/** A tree of two levels. Where pages were asked for by name, one that is a sub-page stands on its own. */
function buildTree(rows: PageRow[], byPage: Map<number, ContentRow[]>, byName: boolean): Page[] {
  const contentsOf = (id: number) => (byPage.get(id) ?? []).map(toContent);
  return rows
    .filter(({ page }) => byName || page.parentId === null)
    .map(({ page }) => ({
      name: page.name,
      contents: contentsOf(page.id),
      children: rows
        .filter((child) => child.page.parentId === page.id)
        .map((child) => ({ name: child.page.name, contents: contentsOf(child.page.id) })),
    }));
}

const toContent = (row: ContentRow): Content => ({
  id: row.id,
  slug: row.slug,
  title: row.title,
  subtitle: row.subtitle,
  image: row.image,
  descritive: safeHtml(row.descritive),
  published_at: row.publishedAt?.toISOString() ?? null,
  updated_at: row.updatedAt.toISOString(),
  views: row.views,
  tags: row.tags,
  emphasis: row.emphasis,
  type: row.type,
});
