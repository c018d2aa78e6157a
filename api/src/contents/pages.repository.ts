import type { Content, Page } from '@portal/contract/endpoints/home';
import { fold } from '@portal/contract/format/text';
import { sanitise } from '@portal/contract/rich-text';
import { and, asc, desc, eq, lt, lte, type SQL, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { contents, galleries, pages } from '../db/schema/contents.ts';
import { views } from '../db/schema/operations.ts';
import { notFound } from '../http/http-error.ts';
import { keyedHash } from '../http/secrets.ts';
import type { Services } from '../services.ts';

/** Tables that {@link readPages} reads. */
export const pageTables = [pages, contents];

type PageRow = typeof pages.$inferSelect;

/** Pages, and published contents in their order: emphasised first, then the newest (B 2.8). */
type PageRows = Awaited<ReturnType<typeof readPages>>;

/** Reads all pages and published contents (B 3). */
export const readPages = async (db: Database, now: Date) => ({
  pages: await db.select().from(pages).orderBy(asc(pages.position), asc(pages.id)),
  contents: await db
    .select()
    .from(contents)
    .where(isPublished(now))
    .orderBy(desc(sql`${contents.emphasis} = 1`), desc(contents.published_at), asc(contents.id)),
});

/** Finds one published content. */
export async function findContent(db: Database, slug: string, now: Date): Promise<Content | null> {
  const [row] = await db
    .select()
    .from(contents)
    .where(and(eq(contents.slug, slug), isPublished(now)));
  return row ? toContent(row) : null;
}

export const isNewsPage = ({ name }: { name: string }): boolean => fold(name) === 'noticias';

/** Returns the condition for contents whose hour has come. */
const isPublished = (now: Date) => lte(contents.published_at, now.toISOString());

/** Returns a query of the number of contents whose hour has come. */
export const countPublished = (db: Database, now: Date) => db.$count(contents, isPublished(now));

/** Returns root pages with their sub-pages and contents, or the page or sub-page with a title (B 2.8). */
export function listPages({ pages: all, contents: rows }: PageRows, title: string | undefined): Page[] {
  const wanted = title && fold(title);
  const chosen = all.filter((page) => (wanted ? fold(page.name) === wanted : isRoot(page)));
  return toPages(chosen, all, rows.map(toContent));
}

/** Returns the page tree for menus and home page: names, and the first news items without bodies. */
export function outlinePages({ pages: all, contents: rows }: PageRows, newsItems: number): Page[] {
  const news = all.filter(isNewsPage).map(({ id }) => id);
  const outlines = rows
    .filter(({ page_id }) => news.includes(page_id))
    .slice(0, newsItems)
    .map((row) => ({ ...row, descritive: null, links: [] }));
  return toPages(all.filter(isRoot), all, outlines);
}

const isRoot = (page: PageRow): boolean => page.parent_id === null;

const toContent = (row: typeof contents.$inferSelect) => ({ ...row, descritive: sanitise(row.descritive) });

function toPages(chosen: PageRow[], all: PageRow[], rows: (Content & { page_id: number })[]): Page[] {
  const byPage = Map.groupBy(rows, ({ page_id }) => page_id);
  const subPage = ({ id, name }: PageRow) => ({ name, contents: byPage.get(id) ?? [] });
  return chosen.map((page) => ({
    ...subPage(page),
    children: all.filter(({ parent_id }) => parent_id === page.id).map(subPage),
  }));
}

/** Selects published galleries, newest first (B 3). */
const selectGalleries = (db: Database, condition?: SQL) =>
  db
    .select()
    .from(galleries)
    .where(and(eq(galleries.status, 'P'), condition))
    .orderBy(desc(galleries.published_at), desc(galleries.id));

/** Lists galleries without images, optionally filtered by a part of the event's name. */
export async function readGalleries(db: Database, event = '') {
  const rows = await selectGalleries(db);
  return rows.filter((row) => fold(row.event).includes(fold(event))).map((row) => ({ ...row, images: [] }));
}

/** Finds one gallery with its images. */
export async function findGallery(db: Database, id: number) {
  const [row] = await selectGalleries(db, eq(galleries.id, id));
  return row ?? null;
}

const targets = { content: contents, gallery: galleries };

/** A repeated view within this time does not count. */
const REPEAT_INTERVAL_MS = 30 * 60_000;

/** Returns a keyed hash of a visitor's address: other properties of a request could be varied at will. */
export const visitorHash = ({ secrets }: Services, request: FastifyRequest): string =>
  keyedHash(secrets.hashKeys[0], `visitor:${request.network}`);

/** Counts a visitor's view of a content or a gallery, once in thirty minutes. @throws HttpError 404 */
export async function countView(
  { db, now }: Services,
  kind: keyof typeof targets,
  id: number,
  viewerHash: string,
): Promise<void> {
  const table = targets[kind];
  const seenAt = now();
  await db.transaction(async (tx) => {
    const [row] = await tx.select({ id: table.id }).from(table).where(eq(table.id, id));
    if (!row) throw notFound();
    const counted = await tx
      .insert(views)
      .values({ target: `${kind}:${id}`, viewerHash, seenAt })
      .onConflictDoUpdate({
        target: [views.target, views.viewerHash],
        set: { seenAt },
        setWhere: lt(views.seenAt, new Date(seenAt.getTime() - REPEAT_INTERVAL_MS)),
      })
      .returning();
    if (counted.length === 0) return;
    // A new count is not a change of the record.
    const change = { views: sql`${table.views} + 1`, updated_at: sql`${table.updated_at}` };
    await tx.update(table).set(change).where(eq(table.id, id));
  });
}

/** Deletes records too old to detect a repeated view. */
export async function deleteOldViews({ db, now }: Services): Promise<void> {
  await db.delete(views).where(lt(views.seenAt, new Date(now().getTime() - REPEAT_INTERVAL_MS)));
}
