import type * as z from 'zod';

/**
 * What a schema makes of a value.
 * @param where the value stands, such as the name of its file; left out where its fields say that themselves
 * @throws Error with one line that names the first wrong field
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
