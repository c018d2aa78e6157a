/** Constraints whose violations have a meaning for callers, shared by the tables and the error handling. */
export const constraintNames = {
  registrations: {
    /** One registration per process, account and birth date. */
    once: 'registrations_once',
  },
  people: {
    /** One owner of a verified e-mail. */
    provedEmail: 'people_proved_email',
  },
} as const;

type NamesOf<Group> = Group extends Record<string, infer Name> ? Name : never;
export type ConstraintName = NamesOf<(typeof constraintNames)[keyof typeof constraintNames]>;

/**
 * Maps a violated unique constraint to its meaning; undefined for other errors. Both engines report the constraint in
 * the cause of Drizzle's error.
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
