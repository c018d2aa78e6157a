import { type Synonyms, toSynonyms } from '@portal/contract/text-search/synonyms';
import { asc } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { searchSynonyms } from '../db/schema/contents.ts';
import { versionOf } from '../db/table-versions.ts';

/** Reads the synonyms maintained by editors. */
export const readSynonyms = async (db: Database): Promise<Synonyms> =>
  toSynonyms(await db.select().from(searchSynonyms).orderBy(asc(searchSynonyms.term)));

/** Changes with the synonyms. */
export const synonymsVersion = (db: Database): Promise<string> => versionOf(db, [searchSynonyms]);
