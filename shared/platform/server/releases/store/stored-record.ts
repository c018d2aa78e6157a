import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { emptyRecord, type ReleaseRecord, releaseRecord } from './release-record.ts';

/** Name of the file in a remote's folder. */
export const RECORD = 'record.json';

/** What is written down of a remote's releases; nothing where there is no record that can be read. */
export async function readStoredRecord(releasesDir: string, remote: string): Promise<ReleaseRecord> {
  try {
    const text = await readFile(path.join(releasesDir, remote, RECORD), 'utf8');
    return releaseRecord.parse(JSON.parse(text));
  } catch {
    return emptyRecord;
  }
}
