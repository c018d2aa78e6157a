import { notFound } from './http-error.ts';

/**
 * Returns the result of a repository.
 * @throws HttpError 404 for null
 */
export function requireFound<Value>(value: Value | null): Value {
  if (value === null) throw notFound();
  return value;
}
