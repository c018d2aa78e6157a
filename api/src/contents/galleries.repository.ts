import type { Gallery } from '@portal/contract/endpoints/publications';
import { fold } from '@portal/contract/format/text';
import { and, asc, desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { galleries, galleryImages } from '../db/schema/contents.ts';

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
