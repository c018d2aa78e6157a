/** Constraints whose violations have a meaning for callers, shared by the tables and the error handling. */
export const constraintNames = {
  psg_registrations: {
    /** One registration per process, account and birth date. */
    once: 'psg_registrations_once',
    /** One registration per idempotency key. */
    idempotencyKey: 'psg_registrations_idempotencyKey_unique',
  },
  pss_registrations: {
    once: 'pss_registrations_once',
    idempotencyKey: 'pss_registrations_idempotencyKey_unique',
  },
  people: {
    /** One owner of a verified e-mail. */
    provedEmail: 'people_proved_email',
  },
} as const;

type NamesOf<Group> = Group extends Record<string, infer Name> ? Name : never;
export type ConstraintName = NamesOf<(typeof constraintNames)[keyof typeof constraintNames]>;
