import { type TextIndex, textIndex } from '@portal/shared/text-search/text-index';
import type { Database } from '../db/database.ts';
import { snapshots } from '../db/snapshots.ts';
import type { Services } from '../services.ts';
import { readDocuments, type SearchDocument, type Section } from './search-documents.repository.ts';
import { sectionVersions } from './section-versions.repository.ts';
import { readSynonyms, synonymsVersion } from './synonyms.repository.ts';

interface KnownSection {
  version: string;
  documents: SearchDocument[];
}

/** Gives what can be searched as it was at most two seconds ago. A section of which nothing has changed is not read again. */
export function searchIndexes({
  db,
  now,
}: Pick<Services, 'db' | 'now'>): () => Promise<TextIndex<SearchDocument>> {
  let known: ReadonlyMap<Section, KnownSection> = new Map();

  async function load(): Promise<TextIndex<SearchDocument>> {
    const { sections, synonyms } = await db.transaction(
      async (transaction) => ({
        sections: await readSections(transaction, now(), known),
        synonyms: await readSynonyms(transaction),
      }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    known = sections;
    const documents = [...sections.values()].flatMap((section) => section.documents);
    return textIndex(documents, (document) => document, synonyms);
  }

  return snapshots(
    { now },
    {
      version: async () => JSON.stringify([await sectionVersions(db, now()), await synonymsVersion(db)]),
      load,
    },
  );
}

/** All sections, those of which nothing has changed as they are known. */
async function readSections(
  db: Database,
  now: Date,
  known: ReadonlyMap<Section, KnownSection>,
): Promise<Map<Section, KnownSection>> {
  const sections = new Map<Section, KnownSection>();
  for (const [name, version] of Object.entries(await sectionVersions(db, now)) as [Section, string][]) {
    const before = known.get(name);
    const documents = before?.version === version ? before.documents : await readDocuments[name](db, now);
    sections.set(name, { version, documents });
  }
  return sections;
}
