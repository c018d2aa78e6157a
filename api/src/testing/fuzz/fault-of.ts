import type { Endpoint } from '@portal/contract/endpoints/endpoint';
import * as z from 'zod';
import type { FuzzCall } from './fuzz-calls.ts';
import { secrets } from './known-person.ts';
import type { FuzzAnswer } from './send-call.ts';

/** Returns the fault of a response to any request; null if it is correct. */
export function faultOf(
  endpoint: Endpoint,
  { method }: FuzzCall,
  { status, text }: FuzzAnswer,
): string | null {
  if (status >= 500) return `answers ${status}`;
  if (status < 200 || status >= 300) return status < 400 ? null : faultOfError(method, text);
  if (method !== endpoint.method || endpoint.file) return null;
  const answer = parse(text);
  if (answer === undefined) return 'succeeds without JSON';
  const { success } = z.safeEncode(endpoint.answer, (answer as { data?: unknown } | null)?.data);
  return success ? null : 'succeeds in another shape than the contract’s';
}

function faultOfError(method: string, text: string): string | null {
  const leaked = secrets.find((secret) => text.includes(secret));
  if (leaked) return `repeats ${leaked} in an error`;
  if (method === 'HEAD') return null;
  return isError(parse(text)) ? null : 'has an error in another shape than the contract’s';
}

/** `{message, data: {field: [texts]}}`. */
function isError(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const { message, data, ...rest } = value as Record<string, unknown>;
  const fields = typeof data === 'object' && data !== null ? Object.values(data) : [null];
  return (
    typeof message === 'string' &&
    Object.keys(rest).length === 0 &&
    fields.every((messages) => Array.isArray(messages) && messages.every((each) => typeof each === 'string'))
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
