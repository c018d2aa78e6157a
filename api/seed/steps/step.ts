import type { Database } from '../../src/db/database.ts';
import type { Calendar } from '../calendar.ts';
import type { StorageFiles } from '../files/storage-files.ts';

/** What every step of seeding works with. */
export type SeedContext = { db: Database; calendar: Calendar; files: StorageFiles };

/** Value of a key in a map. @throws Error for an unknown key: the seed data then names something that does not exist */
export function getOrThrow<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key): Value {
  const value = map.get(key);
  if (value === undefined) throw new Error(`The demo data names an unknown entry: ${String(key)}`);
  return value;
}
