import { randomKey } from '@portal/runtime/draft/random-key';
import { storage } from '@portal/shared/storage';

/** What this page has made up, for browsers that keep nothing. */
const made = new Map<number, string>();

/** A random text that stands for this browser in one poll, and in nothing else, so that it votes once. */
export function voterId(pollId: number): string {
  const key = `portal-vote-${pollId}`;
  const id = storage.read(key) ?? made.get(pollId) ?? randomKey();
  made.set(pollId, id);
  storage.write(key, id);
  return id;
}
