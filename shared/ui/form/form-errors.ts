import type { ApiError } from '@portal/client/api';

interface Shown {
  /** Rendered fields: errors of other fields concern the whole form. */
  fields: readonly string[];
  /** Field of an error for which the server names none. */
  field?: string;
  /** Text for the whole submission; by default the error's message. */
  text?: string;
}

/** Message of a field, or of the whole form without one. */
interface FormErrorText {
  field: string | null;
  text: string;
}

/** Returns the errors of a rejected submission by field. If the server failed or was not reached, no field is at fault. */
export function toFormErrors(
  error: Pick<ApiError, 'status' | 'message' | 'firstField'>,
  { fields, field, text = error.message }: Shown,
): FormErrorText[] {
  const named = fields.flatMap((each) => {
    const fieldError = error.firstField(each);
    return fieldError ? [{ field: each, text: fieldError }] : [];
  });
  if (named.length > 0) return named;
  const isRefused = error.status === 400 || error.status === 401 || error.status === 422;
  return [{ field: (isRefused && field) || null, text }];
}
