import {
  countMap,
  id,
  list,
  noContent,
  nullable,
  num,
  text,
  titled,
} from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import * as messages from '../validators/messages.ts';
import { defineEndpoint } from './endpoint.ts';
import { required } from './fields.ts';
import { idParams } from './parts.ts';

/** Poll (B 3). */
export const question = z.object({
  id,
  name: titled('Enquete'),
  created_at: nullable(text),
  end_date: nullable(text),
  /** 1 votable, 2 closed. */
  is_active: nullable(id),
  alternatives: list(text),
  /** Votes by alternative. */
  results: countMap,
  total_votes: nullable(num),
});
export type Question = z.output<typeof question>;

/** GET questions: the polls (B 2.12, B 7). */
export const listQuestions = defineEndpoint({ method: 'GET', path: '/questions', answer: list(question) });

/**
 * PUT questions/{id}: votes for an alternative by its text (B 7). 409: this visitor has voted before.
 * `x-voter` is a random text that the browser stores per poll; without it the IP address identifies the
 * voter.
 */
export const vote = defineEndpoint({
  method: 'PUT',
  path: '/questions/:id',
  once: true,
  params: idParams,
  headers: z.object({ 'x-voter': z.optional(z.string()) }),
  body: z.object({
    answer: required(messages.alternativeRequired),
  }),
  answer: noContent,
  errors: [404, 409, 422],
});
