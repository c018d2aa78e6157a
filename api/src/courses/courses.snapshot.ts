import { createHash } from 'node:crypto';
import { type Catalogue, toCatalogue } from '@portal/shared/catalogue';
import { searchSynonyms } from '../db/schema/contents.ts';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { units } from '../db/schema/places.ts';
import { snapshots } from '../db/snapshots.ts';
import { versionOf } from '../db/table-versions.ts';
import { readSynonyms } from '../search/synonyms.repository.ts';
import type { Services } from '../services.ts';
import { courseLists, serialiseCourse } from './courses.json.ts';
import { courseRepository } from './courses.repository.ts';
import { searchAnswers } from './courses.search.ts';

/** The schedule in memory, as of one moment. */
export interface CourseSnapshot {
  /** The same for the same courses, in every process. */
  version: string;
  /** The answer of GET /courses-sig. */
  list: ReturnType<typeof courseLists>;
  /** The answer of GET /courses-search. */
  search: ReturnType<typeof searchAnswers>;
  catalogue: Catalogue;
}

/** Gives the open courses as they were at most two seconds ago. */
export const courseSnapshots = (services: Pick<Services, 'db' | 'now'>): (() => Promise<CourseSnapshot>) =>
  snapshots(services, {
    version: () => versionOf(services.db, [courses, classes, areas, units, searchSynonyms]),
    load: () => load(services.db),
  });

/** Reads all open courses as of one moment. */
async function load(db: Services['db']): Promise<CourseSnapshot> {
  const { open, synonyms } = await db.transaction(
    async (transaction) => ({
      open: await courseRepository(transaction).listOpen(),
      synonyms: await readSynonyms(transaction),
    }),
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const written = open.map(serialiseCourse);
  const hash = createHash('sha256');
  for (const { whole } of written) hash.update(whole);
  const catalogue = toCatalogue(open, synonyms);
  return {
    version: hash.digest('base64url'),
    list: courseLists(written),
    search: searchAnswers(catalogue),
    catalogue,
  };
}
