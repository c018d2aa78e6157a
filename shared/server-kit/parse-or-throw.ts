import type * as z from 'zod';

/**
 * Parses a value or throws an Error with one line that names the first wrong field.
 * @param where source of the value, such as a file name; omitted if the field names suffice
 */
export function parseOrThrow<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  where?: string,
): z.output<Schema> {
  const { data, error } = schema.safeParse(value);
  if (!error) return data;
  const [issue] = error.issues;
  throw new Error([where, issue?.path.join('.'), issue?.message].filter(Boolean).join(': '));
}
