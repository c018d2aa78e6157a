import { randomKey } from '@portal/runtime/draft/random-key';
import { storage } from '@portal/shared/storage';

/** A random text that stands for this browser in one poll, and in nothing else, so that it votes once. */
export function voterId(pollId: number): string {
  const key = `portal-vote-${pollId}`;
  const id = storage.read(key) ?? randomKey();
  storage.write(key, id);
  return id;
}
