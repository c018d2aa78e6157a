/** Constraints whose violations have a meaning for callers, shared by the tables and the error handling. */
export const constraintNames = {
  /** One registration per process, account and birth date. */
  registeredOnce: 'registrations_once',
  /** One owner of a verified e-mail. */
  provedEmail: 'people_proved_email',
} as const;

export type ConstraintName = (typeof constraintNames)[keyof typeof constraintNames];

/** Maps a violated unique constraint, which both engines report in the cause of Drizzle's error, to its meaning. */
export function mapViolation<Meaning>(
  error: unknown,
  meanings: Partial<Record<ConstraintName, Meaning>>,
): Meaning | undefined {
  const cause =
    error instanceof Error ? (error.cause as { code?: string; constraint?: string } | undefined) : undefined;
  if (cause?.code !== '23505') return undefined;
  return new Map(Object.entries(meanings)).get(cause.constraint ?? '');
}
