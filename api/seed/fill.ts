import type { Database } from '../src/db/database.ts';
import { calendar } from './calendar.ts';
import { demoPassword } from './demo-candidates.ts';
import { storageFiles } from './files/storage-files.ts';
import { seedCandidates } from './steps/seed-candidates.ts';
import { seedContents } from './steps/seed-contents.ts';
import { seedCourses } from './steps/seed-courses.ts';
import { seedInstitution } from './steps/seed-institution.ts';
import { seedPlaces } from './steps/seed-places.ts';
import { seedProcesses } from './steps/seed-processes.ts';

export type SeedOptions = {
  /** Reference of all dates of the demonstration. */
  now: Date;
  /** Folder of the files below /storage. */
  storageDir: string;
  /** Whether the schedule is larger than any real one, for measurements. */
  hasLargeCatalogue?: boolean;
  /** Password of the candidates; defaults to the one in the README. */
  password?: string;
};

/** Fills an empty database with demonstration data and writes its files to disk. */
export async function fill(db: Database, options: SeedOptions): Promise<void> {
  const files = storageFiles(options.storageDir, options.now);
  const context = { db, calendar: calendar(options.now), files };
  const places = await seedPlaces(context);
  await seedInstitution(context);
  await seedCourses(context, places, options.hasLargeCatalogue);
  await seedContents(context);
  const processIds = await seedProcesses(context, places);
  await seedCandidates(context, { places, processIds, password: options.password ?? demoPassword });
  await files.written();
}
