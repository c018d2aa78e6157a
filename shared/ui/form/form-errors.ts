import type { ApiError } from '@portal/shared/api';

interface Shown {
  /** Fields that the form shows: what the server says of any other concerns the whole form. */
  fields: readonly string[];
  /** The field that a refusal is about where the server names none. */
  field?: string;
  /** What is said of the whole attempt; the error's own message by default. */
  text?: string;
}

/** A message for a field, or for the whole form where there is none. */
interface FormErrorText {
  field: string | null;
  text: string;
}

/** What a refused attempt says, and of which fields. A server that was not reached or failed is no field's fault. */
export function toFormErrors(
  error: Pick<ApiError, 'status' | 'message' | 'firstField'>,
  { fields, field, text = error.message }: Shown,
): FormErrorText[] {
  const named = fields.flatMap((each) => {
    const said = error.firstField(each);
    return said ? [{ field: each, text: said }] : [];
  });
  if (named.length > 0) return named;
  const isRefused = error.status === 400 || error.status === 401 || error.status === 422;
  return [{ field: (isRefused && field) || null, text }];
}
