import { sql } from 'drizzle-orm';
import type { Database } from '../src/db/database.ts';
import { settings } from '../src/db/schema/settings.ts';
import { calendar } from './calendar.ts';
import { demoPassword } from './demo-candidates.ts';
import { storageFiles } from './files/storage-files.ts';
import type { CatalogueSize } from './steps/catalogue.ts';
import { seedCandidates } from './steps/seed-candidates.ts';
import { seedContents } from './steps/seed-contents.ts';
import { seedCourses } from './steps/seed-courses.ts';
import { seedInstitution } from './steps/seed-institution.ts';
import { seedPlaces } from './steps/seed-places.ts';
import { seedPsg } from './steps/seed-psg.ts';
import { seedPss } from './steps/seed-pss.ts';

type SeedOptions = {
  /** The day that every date of the demonstration is relative to. */
  now: Date;
  /** Folder of the files served under /storage. */
  storageDir: string;
  /** Size of the schedule, for measurements; the demonstration's own when it is left out. */
  catalogue?: CatalogueSize;
  /** Password of the candidates; the one that the README names when it is left out. */
  password?: string;
};

/** Any constant will do: replicas that start together seed one after the other. */
const seedLock = 7_214_002;

/**
 * Fills an empty database with demonstration data and writes its files; a database that has settings is left
 * alone. All or nothing: the rows are one transaction, committed when every file is on disk.
 * @returns whether the database was filled
 */
export function seed(db: Database, options: SeedOptions): Promise<boolean> {
  return db.transaction(async (transaction) => {
    await transaction.execute(sql`select pg_advisory_xact_lock(${seedLock})`);
    if ((await transaction.$count(settings)) > 0) return false;
    const files = storageFiles(options.storageDir, options.now);
    const context = { db: transaction, calendar: calendar(options.now), files };
    const places = await seedPlaces(context);
    await seedInstitution(context);
    await seedCourses(context, places, options.catalogue);
    await seedContents(context);
    const psgItemIds = await seedPsg(context, places);
    const pssIds = await seedPss(context, places);
    await seedCandidates(context, { places, psgItemIds, pssIds, password: options.password ?? demoPassword });
    await files.written();
    return true;
  });
}
