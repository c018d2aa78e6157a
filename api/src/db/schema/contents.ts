import type { ContentLink } from '@portal/contract/endpoints/home';
import type { GalleryImage } from '@portal/contract/endpoints/publications';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
} from 'drizzle-orm/pg-core';
import { id, instant, moment, publishedTimestamps, reference, searchText } from './columns.ts';

/** Page of the menu tree: roots are the menu sections (SENAC, CURSOS, …) and "Notícias" (A 2.1, B 2.10). */
export const pages = pgTable('pages', {
  id: id(),
  name: text().notNull().unique(),
  parent_id: integer().references((): AnyPgColumn => pages.id),
  position: integer().notNull().default(0),
});

/** Content of a page: a news item or a free text (B 3). `type` 1 shows the body only; `emphasis` 1 sorts first. */
export const contents = pgTable(
  'contents',
  {
    id: id(),
    page_id: reference(() => pages.id),
    slug: text().notNull().unique(),
    title: text().notNull(),
    subtitle: text(),
    image: text(),
    /** HTML, sanitised on read. */
    descritive: text().notNull().default(''),
    links: jsonb().$type<ContentLink[]>().notNull().default([]),
    tags: text().array().notNull().default(sql`'{}'`),
    type: integer().notNull().default(2),
    emphasis: integer().notNull().default(0),
    views: integer().notNull().default(0),
    published_at: instant(),
    search_text: searchText(),
    ...publishedTimestamps(),
  },
  (table) => [index().on(table.page_id, table.published_at)],
);

/** Gallery of an event (B 2.9); published if `status` is P. */
export const galleries = pgTable('galleries', {
  id: id(),
  event: text().notNull(),
  tag: text(),
  status: text().notNull().default('P'),
  cover_image: text(),
  images: jsonb().$type<GalleryImage[]>().notNull().default([]),
  views: integer().notNull().default(0),
  published_at: instant(),
  search_text: searchText(),
  ...publishedTimestamps(),
});

/** Poll (B 2.12): `is_active` 1 votable, 2 closed. */
export const polls = pgTable('polls', {
  id: id(),
  name: text().notNull(),
  end_date: date(),
  is_active: integer().notNull().default(1),
  created_at: instant().notNull().default(sql`now()`),
});

export const pollAlternatives = pgTable(
  'poll_alternatives',
  {
    id: id(),
    poll_id: reference(() => polls.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    position: integer().notNull().default(0),
    /** Count of the rows in `poll_votes`. */
    votes: integer().notNull().default(0),
    /** Votes from before the portal. */
    initial_votes: integer().notNull().default(0),
  },
  (table) => [unique('poll_alternatives_of_poll').on(table.poll_id, table.id)],
);

/** Vote in a poll. The voter is a salted hash, which recognises visitors without identifying them. */
export const pollVotes = pgTable(
  'poll_votes',
  {
    poll_id: reference(() => polls.id, { onDelete: 'cascade' }),
    voter_hash: text().notNull(),
    alternative_id: integer().notNull(),
    createdAt: moment().notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.poll_id, table.voter_hash] }),
    foreignKey({
      name: 'poll_votes_alternative',
      columns: [table.poll_id, table.alternative_id],
      foreignColumns: [pollAlternatives.poll_id, pollAlternatives.id],
    }).onDelete('cascade'),
    index().on(table.alternative_id),
  ],
);

/** Frequent question (B 2.14): type 1 Cursos … 6 Banco de Oportunidades; the answer is HTML. */
export const faqs = pgTable(
  'faqs',
  {
    id: id(),
    type: integer().notNull(),
    question: text().notNull(),
    answer: text().notNull(),
    position: integer().notNull().default(0),
  },
  (table) => [unique('faqs_question').on(table.type, table.question)],
);

export const documents = pgTable('documents', {
  id: id(),
  title: text().notNull(),
  personal_annex_url: text().notNull(),
  published_at: date(),
});

/** Everyday word and the terms that it also finds ("barbearia": "barbeiro"), which editors maintain. */
export const searchSynonyms = pgTable('search_synonyms', {
  /** One word; accents, case and plural s are ignored. */
  term: text().primaryKey(),
  means: text().array().notNull(),
});
