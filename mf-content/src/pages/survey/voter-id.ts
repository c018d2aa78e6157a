import { randomKey } from '@portal/runtime/draft/random-key';
import { storage } from '@portal/shared/storage';

/** Returns a random id of this browser for one poll, so that it votes once. */
export function voterId(pollId: number): string {
  const key = `portal-vote-${pollId}`;
  const id = storage.read(key) ?? randomKey();
  storage.write(key, id);
  return id;
}
