import type { ErrorDetails, FieldErrors } from './api-error.ts';

/** Parsed body: JSON (empty counts as null), or anything else, such as a proxy's HTML page. */
export type ResponseBody = { kind: 'json'; value: unknown } | { kind: 'foreign' };

export function parseBody(body: string): ResponseBody {
  if (body.trim() === '') return { kind: 'json', value: null };
  try {
    return { kind: 'json', value: JSON.parse(body) };
  } catch {
    return { kind: 'foreign' };
  }
}

/** Unwraps the content of a response: in `data`, in `data.data` (paginated lists), or bare (A 7, B 7). */
export function unwrap(value: unknown): unknown {
  const content = hasData(value) ? value.data : value;
  return hasData(content) ? content.data : content;
}

/** Returns the success text to show: `message`, else `data.message`, else null. */
export function messageOf(value: unknown): string | null {
  if (!isRecord(value)) return null;
  return textOrNull(value.message) ?? (isRecord(value.data) ? textOrNull(value.data.message) : null);
}

/** Reads an error response: field texts from `data` or `errors`, plain texts from `data`. */
export function errorDetails(value: unknown): ErrorDetails {
  if (!isRecord(value)) return {};
  return {
    serverMessage: messageOf(value),
    serverText: readTexts(value.data)[0] ?? null,
    fields: { ...readFields(value.errors), ...readFields(value.data) },
  };
}

function readFields(value: unknown): FieldErrors {
  if (!isRecord(value)) return {};
  const named = Object.entries(value).map(([field, texts]) => [field, readTexts(texts)] as const);
  return Object.fromEntries(named.filter(([, texts]) => texts.length > 0));
}

function readTexts(value: unknown): string[] {
  const values: unknown[] = Array.isArray(value) ? value : [value];
  return values.filter((each): each is string => textOrNull(each) !== null);
}

const textOrNull = (value: unknown): string | null =>
  typeof value === 'string' && value.trim() !== '' ? value : null;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const hasData = (value: unknown): value is { data: unknown } => isRecord(value) && 'data' in value;
