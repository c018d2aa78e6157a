import type { SearchSection } from '@portal/contract/endpoints/search';
import {
  type IndexedText,
  type TextIndex,
  textIndex,
  textReader,
} from '@portal/contract/text-search/text-index';
import type { Database } from '../db/database.ts';
import { snapshots } from '../db/snapshots.ts';
import type { Services } from '../services.ts';
import type { SearchDocument } from './search-document.ts';
import { readDocuments } from './search-documents.repository.ts';
import { readSynonyms, sectionVersions, synonymsVersion } from './section-versions.repository.ts';

/** Searchable document with its indexed text. */
export type IndexedDocument = Pick<SearchDocument, 'section' | 'answer'> & { text: IndexedText };

interface KnownSection {
  version: string;
  documents: IndexedDocument[];
}

/** Creates a function that returns the index, at most two seconds old. Only changed sections are reloaded. */
export function searchIndexes({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): () => Promise<TextIndex<IndexedDocument>> {
  let known: ReadonlyMap<SearchSection, KnownSection> = new Map();

  async function load(): Promise<TextIndex<IndexedDocument>> {
    const { sections, synonyms } = await db.transaction(
      async (transaction) => ({
        sections: await readSections(transaction, now(), known),
        synonyms: await readSynonyms(transaction),
      }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    known = sections;
    const documents = [...sections.values()].flatMap((section) => section.documents);
    return textIndex(documents, ({ text }) => text, synonyms);
  }

  return snapshots(
    { now },
    {
      version: async () => JSON.stringify([await sectionVersions(db, now()), await synonymsVersion(db)]),
      load,
    },
  );
}

/** Reads changed sections and reuses the others. */
async function readSections(
  db: Database,
  now: Date,
  known: ReadonlyMap<SearchSection, KnownSection>,
): Promise<Map<SearchSection, KnownSection>> {
  const sections = new Map<SearchSection, KnownSection>();
  for (const [name, version] of Object.entries(await sectionVersions(db, now)) as [SearchSection, string][]) {
    const before = known.get(name);
    const isKnown = before?.version === version;
    const documents = isKnown ? before.documents : indexDocuments(await readDocuments[name](db, now));
    sections.set(name, { version, documents });
  }
  return sections;
}

function indexDocuments(documents: readonly SearchDocument[]): IndexedDocument[] {
  const read = textReader();
  return documents.map(({ section, answer, ...text }) => ({ section, answer, text: read(text) }));
}
