import type { Content, Page } from '@portal/contract/endpoints/home';
import type { Gallery } from '@portal/contract/endpoints/publications';
import { fold } from '@portal/contract/format/text';
import { sanitise } from '@portal/contract/rich-text';
import { and, asc, desc, eq, inArray, lt, lte, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { contents, galleries, galleryImages, pages } from '../db/schema/contents.ts';
import { views } from '../db/schema/operations.ts';
import { notFound } from '../http/http-error.ts';
import { keyedHash } from '../http/secrets.ts';
import type { Services } from '../services.ts';

type PageRow = typeof pages.$inferSelect;
type ContentRow = typeof contents.$inferSelect;

/** Pages, and published contents in their order: emphasised first, then the newest (B 2.8). */
export interface PageRows {
  pages: PageRow[];
  contents: ContentRow[];
}

/** Reads pages and their published contents (B 3). */
export function pageRepository(db: Database) {
  const selectPages = () => db.select().from(pages).orderBy(asc(pages.position), asc(pages.id));
  const selectContents = (now: Date, pageIds: number[]) =>
    db
      .select()
      .from(contents)
      .where(and(inArray(contents.pageId, pageIds), isPublished(now)))
      .orderBy(desc(sql`${contents.emphasis} = 1`), desc(contents.published_at), asc(contents.id))
      .$dynamic();

  return {
    /** Returns all pages and published contents. */
    async readAll(now: Date): Promise<PageRows> {
      const all = await selectPages();
      const ids = all.map(({ id }) => id);
      return { pages: all, contents: await selectContents(now, ids) };
    },

    /** Returns the page tree for menus and home page: names, and the first news items without bodies. */
    async outline(now: Date, newsItems: number): Promise<Page[]> {
      const all = await selectPages();
      const news = all.filter((page) => fold(page.name) === 'noticias').map(({ id }) => id);
      const rows = await selectContents(now, news).limit(newsItems);
      const roots = all.filter((page) => page.parentId === null);
      const outlines = rows.map((row) => ({ ...row, descritive: null, links: [] }));
      return toPages(roots, all, outlines);
    },

    /** Returns one published content. */
    async findContent(slug: string, now: Date): Promise<Content | null> {
      const [row] = await db
        .select()
        .from(contents)
        .where(and(eq(contents.slug, slug), isPublished(now)));
      return row ? toContent(row) : null;
    },
  };
}

/** Returns the condition for contents whose hour has come. */
export const isPublished = (now: Date) => lte(contents.published_at, now.toISOString());

/** Returns a query of the number of contents whose hour has come. */
export const countPublished = (db: Database, now: Date) => db.$count(contents, isPublished(now));

/** Tables that pages and their contents are read from. */
export const pageTables = [pages, contents];

/** Returns root pages with their sub-pages and contents, or the page or sub-page with a title (B 2.8). */
export function listPages({ pages: all, contents: rows }: PageRows, title: string | undefined): Page[] {
  const wanted = title && fold(title);
  const chosen = all.filter((page) => (wanted ? fold(page.name) === wanted : page.parentId === null));
  return toPages(chosen, all, rows.map(toContent));
}

const toContent = (row: ContentRow) => ({ ...row, descritive: sanitise(row.descritive) });

function toPages(chosen: PageRow[], all: PageRow[], rows: (Content & { pageId: number })[]): Page[] {
  const byPage = Map.groupBy(rows, ({ pageId }) => pageId);
  const subPage = ({ id, name }: PageRow) => ({ name, contents: byPage.get(id) ?? [] });
  return chosen.map((page) => ({
    ...subPage(page),
    children: all.filter(({ parentId }) => parentId === page.id).map(subPage),
  }));
}

/** Reads published galleries of events (B 3). */
export function galleryRepository(db: Database) {
  const published = eq(galleries.status, 'P');
  return {
    /** Lists galleries without images, newest first, optionally filtered by a part of the event's name. */
    async list(event = ''): Promise<Gallery[]> {
      const rows = await db
        .select()
        .from(galleries)
        .where(published)
        .orderBy(desc(galleries.published_at), desc(galleries.id));
      return rows
        .filter((row) => fold(row.event).includes(fold(event)))
        .map((row) => ({ ...row, images: [] }));
    },

    /** Returns one gallery with its images. */
    async find(id: number): Promise<Gallery | null> {
      const [row] = await db
        .select()
        .from(galleries)
        .where(and(published, eq(galleries.id, id)));
      if (!row) return null;
      const images = await db
        .select()
        .from(galleryImages)
        .where(eq(galleryImages.galleryId, id))
        .orderBy(asc(galleryImages.position), asc(galleryImages.id));
      return { ...row, images };
    },
  };
}

const targets = { content: contents, gallery: galleries };

/** A repeated view within this time does not count. */
const REPEAT_INTERVAL_MS = 30 * 60_000;

/**
 * Returns a keyed hash of a visitor's IP address, which recognises visitors without identifying them. Other properties
 * of a request could be varied at will.
 */
export const visitorHash = ({ secrets }: Services, request: FastifyRequest): string =>
  keyedHash(secrets.hashKeys[0], `visitor:${request.network}`);

/**
 * Counts a visitor's view of a content or a gallery, once in thirty minutes.
 * @throws HttpError 404 if the record does not exist
 */
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
