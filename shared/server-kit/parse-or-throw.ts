import type * as z from 'zod';

/** Parses a value. @throws Error with one line that names its source, if given, and the first wrong field */
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
