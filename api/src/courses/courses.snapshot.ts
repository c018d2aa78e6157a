import { createHash } from 'node:crypto';
import { type Catalogue, toCatalogue } from '@portal/shared/catalogue';
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

/** Time between two checks of the database for changes. */
const FRESH_MS = 2_000;

/**
 * Gives the open courses as they were at most two seconds ago. The database stays the authority: it is asked for their
 * version then, and for all of them when that is another one. Each process has a snapshot of its own.
 */
export function courseSnapshots({ db, now }: Pick<Services, 'db' | 'now'>): () => Promise<CourseSnapshot> {
  let kept: { snapshot: CourseSnapshot; stamp: string; checkedAt: number } | undefined;
  let renewing: Promise<CourseSnapshot> | undefined;

  async function renew(): Promise<CourseSnapshot> {
    const checkedAt = now().getTime();
    // A change between the two queries is read with an older version, and so read again.
    const stamp = await courseRepository(db).version();
    const snapshot = kept?.stamp === stamp ? kept.snapshot : await load(db);
    kept = { snapshot, stamp, checkedAt };
    return snapshot;
  }

  return async () => {
    if (kept && Math.abs(now().getTime() - kept.checkedAt) < FRESH_MS) return kept.snapshot;
    renewing ??= renew().finally(() => {
      renewing = undefined;
    });
    return renewing;
  };
}

/** Reads all open courses as of one moment. */
async function load(db: Services['db']): Promise<CourseSnapshot> {
  const courses = await db.transaction((transaction) => courseRepository(transaction).listOpen(), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
  const written = courses.map(serialiseCourse);
  const hash = createHash('sha256');
  for (const { whole } of written) hash.update(whole);
  const catalogue = toCatalogue(courses);
  return {
    version: hash.digest('base64url'),
    list: courseLists(written),
    search: searchAnswers(catalogue),
    catalogue,
  };
}
