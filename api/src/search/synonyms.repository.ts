import { type Synonyms, toSynonyms } from '@portal/shared/text-search/synonyms';
import { asc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { searchSynonyms } from '../db/schema/contents.ts';

/** The everyday words that the institution's editors keep. */
export const readSynonyms = async (db: Database): Promise<Synonyms> =>
  toSynonyms(await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.term)));
