import { slug } from '@portal/contract/format/text';
import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { contents, pages } from '../../db/schema/contents.ts';
import { moment, oneOf, optionalText, requiredText, texts } from '../cells.ts';
import { findSingleId, importKind, RowError, requireSingleId } from '../import-kind.ts';
import { storeRow } from '../import-rows.ts';

const row = z.object({
  title: requiredText,
  /** Last part of the path; derived from the title if empty. */
  slug: optionalText,
  subtitle: optionalText,
  image: optionalText,
  /** HTML. */
  descritive: requiredText,
  tags: texts,
  /** 1 sorts first. */
  emphasis: oneOf('0', '1').transform(Number),
  published_at: moment('start'),
  /** Each as "label: URL". */
  links: texts.transform((links) =>
    links.map((link) => {
      const [label = '', ...address] = link.split(': ');
      return { label, url: address.join(': ') };
    }),
  ),
});

const createSlug = (news: { slug: string | null; title: string }) => slug(news.slug ?? news.title);

/** Imports news, identified by slug (B 3). */
export const newsKind = importKind(
  row,
  (each) => [createSlug(each)],
  async (db, { published_at, ...content }) => {
    const page = await db.select({ id: pages.id }).from(pages).where(eq(pages.name, 'Notícias'));
    const pageId = requireSingleId(page, 'page "Notícias"');
    const address = createSlug(content);
    const known = await db
      .select({ id: contents.id, pageId: contents.pageId })
      .from(contents)
      .where(eq(contents.slug, address));
    if (known.some((content) => content.pageId !== pageId))
      throw new RowError(`the address "${address}" is that of another page`);
    return storeRow(db, contents, findSingleId(known, `content "${address}"`), {
      ...content,
      slug: address,
      pageId,
      published_at: published_at.toISOString(),
    });
  },
);
