import type { Database } from '../../src/db/database.ts';
import type { Calendar } from '../calendar.ts';
import type { StorageFiles } from '../files/storage-files.ts';

/** Dependencies of all steps. */
export type SeedContext = { db: Database; calendar: Calendar; files: StorageFiles };

/** Returns the value of a key. @throws Error for an unknown key: the seed data refers to something missing */
export function getOrThrow<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo data names an unknown entry: ${String(key)}`);
  return value;
}
