import { call } from '@portal/shared/api';
import { listQuestions, vote } from '@portal/shared/contract/questions';
import { queryOptions } from '@tanstack/react-query';
import { voterId } from './voter-id.ts';

export const pollsQuery = () =>
  queryOptions({ queryKey: ['questions'], queryFn: ({ signal }) => call(listQuestions, { signal }) });

/**
 * Votes for an alternative by its text (B 7).
 * @throws ApiError 409 if this visitor has voted before
 */
export const sendVote = (id: number, answer: string) =>
  call(vote, { params: { id }, body: { answer }, headers: { 'x-voter': voterId(id) } });
