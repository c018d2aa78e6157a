/**
 * The name of the unique constraint that a statement ran into, or null for any other error. Both engines tell it in
 * the cause of Drizzle's error.
 */
export function uniqueViolation(error: unknown): string | null {
  const cause =
    error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined;
  return cause?.code === '23505' ? (cause.constraint ?? '') : null;
}
