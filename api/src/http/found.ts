import { notFound } from './answer-error.ts';

/**
 * What a repository found.
 * @throws AnswerError 404 for null
 */
export function found<Value>(value: Value | null): Value {
  if (value === null) throw notFound();
  return value;
}
