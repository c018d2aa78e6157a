import { createHash } from 'node:crypto';
import { type Catalogue, catalogueOf, type TitleRanks } from '@portal/contract/catalogue';
import { type CourseEntry, entryMaker } from '@portal/contract/catalogue/course-entries';
import type { Synonyms } from '@portal/contract/text-search/synonyms';
import { searchSynonyms } from '../db/schema/contents.ts';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { units } from '../db/schema/settings.ts';
import { snapshots } from '../db/snapshots.ts';
import { versionOf } from '../db/table-versions.ts';
import { readSynonyms } from '../search/section-versions.repository.ts';
import type { Services } from '../services.ts';
import { courseLists, type SerialisedCourse, serialiseCourse } from './course-lists.ts';
import { courseRepository } from './courses.repository.ts';
import { searchAnswers } from './courses.search.ts';

/** Schedule in memory at one point in time. */
export interface CourseSnapshot {
  /** Identical for identical courses in all processes. */
  version: string;
  /** Returns the response of GET /courses-sig. */
  list: ReturnType<typeof courseLists>;
  /** Returns the response of GET /courses-search. */
  search: ReturnType<typeof searchAnswers>;
  catalogue: Catalogue;
}

/** Creates a function that returns the open courses, at most two seconds old. Only changed courses are reloaded. */
export function courseSnapshots({ db, now }: Pick<Services, 'db' | 'now'>): () => Promise<CourseSnapshot> {
  let known: ReadonlyMap<number, KnownBlock> = new Map();
  let before: Catalogue | undefined;

  async function load(): Promise<CourseSnapshot> {
    const { open, synonyms } = await db.transaction(
      async (transaction) => ({
        open: await readOpen(transaction, known),
        synonyms: await readSynonyms(transaction),
      }),
      { isolationLevel: 'repeatable read', accessMode: 'read only' },
    );
    known = open;
    const snapshot = toSnapshot(
      [...known.values()].flatMap((block) => block.courses),
      synonyms,
      before?.titleRanks,
    );
    before = snapshot.catalogue;
    return snapshot;
  }

  return snapshots(
    { now },
    { version: () => versionOf(db, [courses, classes, areas, units, searchSynonyms]), load },
  );
}

interface KnownBlock {
  version: string;
  courses: readonly KnownCourse[];
}

interface KnownCourse {
  entry: CourseEntry;
  written: SerialisedCourse;
}

/** Reads changed blocks of open courses and reuses the others. */
async function readOpen(
  db: Services['db'],
  known: ReadonlyMap<number, KnownBlock>,
): Promise<Map<number, KnownBlock>> {
  const repository = courseRepository(db);
  const toEntry = entryMaker();
  const blocks = new Map<number, KnownBlock>();
  for (const { block, version } of await repository.listBlocks()) {
    const before = known.get(block);
    const read = async () =>
      (await repository.listBlock(block)).map((course) => ({
        entry: toEntry(course),
        written: serialiseCourse(course),
      }));
    blocks.set(block, before?.version === version ? before : { version, courses: await read() });
  }
  return blocks;
}

function toSnapshot(
  open: readonly KnownCourse[],
  synonyms: Synonyms,
  before: TitleRanks | undefined,
): CourseSnapshot {
  const digest = createHash('sha256');
  for (const { written } of open) digest.update(written.hash);
  const catalogue = catalogueOf(
    open.map(({ entry }) => entry),
    synonyms,
    before,
  );
  return {
    version: digest.digest('base64url'),
    list: courseLists(open.map(({ written }) => written)),
    search: searchAnswers(catalogue),
    catalogue,
  };
}
