import type { ApiError } from '@portal/shared/api';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

interface Blame<Name extends string> {
  /** Fields that the form shows: what the server says of any other concerns the whole form. */
  fields: readonly Name[];
  /** The field that a refusal is about when the server names none. */
  blamed?: NoInfer<Name>;
  /** What is said of the whole attempt; the error's own message by default. */
  text?: string;
}

/** A message for a field, or for the whole form where there is none. */
interface PlacedText<Name extends string> {
  field: Name | null;
  text: string;
}

/** Where the words of a refusal belong. A server that was not reached or failed is no field's fault. */
export function placeRefusal<Name extends string>(
  error: Pick<ApiError, 'status' | 'message' | 'firstField'>,
  { fields, blamed, text = error.message }: Blame<Name>,
): PlacedText<Name>[] {
  const named = fields.flatMap((field) => {
    const said = error.firstField(field);
    return said ? [{ field, text: said }] : [];
  });
  if (named.length > 0) return named;
  const isRefused = error.status === 400 || error.status === 401 || error.status === 422;
  return [{ field: isRefused && blamed ? blamed : null, text }];
}

/**
 * Shows a refused attempt in its form: in the summary, which takes the focus and links to the fields, and at the
 * fields, until they are changed or sent again.
 */
export function showRefusal<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: ApiError,
  blame: Blame<Path<Values>>,
): void {
  for (const { field, text } of placeRefusal(error, blame)) {
    form.setError(field ?? 'root.refused', { type: 'server', message: text });
  }
}
