import { call } from '@portal/client/api';
import { randomKey } from '@portal/client/draft/random-key';
import { storage } from '@portal/client/storage';
import { listQuestions, vote } from '@portal/contract/endpoints/publications';
import { queryOptions } from '@tanstack/react-query';

export const pollsQuery = () =>
  queryOptions({ queryKey: ['questions'], queryFn: ({ signal }) => call(listQuestions, { signal }) });

/**
 * Votes for an alternative by its text (B 7).
 * @throws ApiError 409 if this visitor has voted before
 */
export const sendVote = (id: number, answer: string) =>
  call(vote, { params: { id }, body: { answer }, headers: { 'x-voter': voterId(id) } });

/** Returns a random id of this browser for one poll, so that it votes once. */
function voterId(pollId: number): string {
  const key = `portal-vote-${pollId}`;
  const id = storage.read(key) ?? randomKey();
  storage.write(key, id);
  return id;
}
