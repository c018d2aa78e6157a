import type { ConstraintName } from './constraint-names.ts';

/**
 * What a statement that ran into a unique constraint means, by the constraint's name; undefined for any other error.
 * Both engines tell the name in the cause of Drizzle's error.
 */
export function mapViolation<Meaning>(
  error: unknown,
  meanings: Partial<Record<ConstraintName, Meaning>>,
): Meaning | undefined {
  const cause =
    error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined;
  if (cause?.code !== '23505') return undefined;
  return new Map(Object.entries(meanings)).get(cause.constraint ?? '');
}
