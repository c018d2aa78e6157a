import { searchPortal } from '@portal/shared/contract/search';
import { textIndex } from '@portal/shared/text-search/text-index';
import { snapshots } from '../db/snapshots.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { documentsVersion } from './documents-version.repository.ts';
import { findDocuments } from './find-documents.ts';
import { readDocuments } from './search-documents.repository.ts';
import { readSynonyms, synonymsVersion } from './synonyms.repository.ts';

/** GET /search-global (A 2.3). */
export const searchRoutes: RouteGroup = (app) => {
  const { db } = app;
  const index = snapshots(app, {
    version: async () => `${await documentsVersion(db, app.now())} ${await synonymsVersion(db)}`,
    load: () =>
      db.transaction(
        async (transaction) => {
          const documents = await readDocuments(transaction, app.now());
          return textIndex(documents, (document) => document, await readSynonyms(transaction));
        },
        { isolationLevel: 'repeatable read', accessMode: 'read only' },
      ),
  });

  route(app, searchPortal, async ({ query }) => ({ data: findDocuments(await index(), query.search) }));
};
