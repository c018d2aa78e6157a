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

/** Reads published galleries of events (B 3). */
export function galleryRepository(db: Database) {
  return {
    /** Lists galleries without images, newest first, optionally filtered by a part of the event's name. */
    async list(event?: string): Promise<Gallery[]> {
      const rows = await db
        .select()
        .from(galleries)
        .where(published)
        .orderBy(desc(galleries.publishedAt), desc(galleries.id));
      const wanted = fold(event ?? '');
      return rows.filter((row) => fold(row.event).includes(wanted)).map((row) => toGallery(row, []));
    },

    /** Returns one gallery with its images. */
    async find(id: number): Promise<Gallery | null> {
      const [row] = await db
        .select()
        .from(galleries)
        .where(and(published, eq(galleries.id, id)));
      if (!row) return null;
      const images = await db
        .select({
          image: galleryImages.image,
          caption: galleryImages.description,
          credit: galleryImages.credit,
        })
        .from(galleryImages)
        .where(eq(galleryImages.galleryId, id))
        .orderBy(asc(galleryImages.position), asc(galleryImages.id));
      return toGallery(row, images);
    },
  };
}

const published = eq(galleries.status, 'P');

const toGallery = (row: typeof galleries.$inferSelect, images: Gallery['images']): Gallery => ({
  id: row.id,
  event: row.event,
  tag: row.tag,
  status: row.status,
  cover_image: row.coverImage,
  published_at: row.publishedAt?.toISOString() ?? null,
  views: row.views,
  images,
});

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
    const change = { views: sql`${table.views} + 1`, updatedAt: sql`${table.updatedAt}` };
    await tx.update(table).set(change).where(eq(table.id, id));
  });
}

/** Deletes records too old to detect a repeated view. */
export async function deleteOldViews({ db, now }: Services): Promise<void> {
  await db.delete(views).where(lt(views.seenAt, new Date(now().getTime() - REPEAT_INTERVAL_MS)));
}
