/**
 * Constraints whose violation has a meaning for whoever made the call: named here once, for the tables and for those
 * who read the error.
 */
export const constraintNames = {
  psg_registrations: {
    /** One registration in a process for an account and birth date. */
    once: 'psg_registrations_once',
    /** One registration for a call's key. */
    idempotencyKey: 'psg_registrations_idempotencyKey_unique',
  },
  pss_registrations: {
    once: 'pss_registrations_once',
    idempotencyKey: 'pss_registrations_idempotencyKey_unique',
  },
  people: {
    /** One owner of an e-mail that was proved. */
    provedEmail: 'people_proved_email',
  },
} as const;

type NamesOf<Group> = Group extends Record<string, infer Name> ? Name : never;
export type ConstraintName = NamesOf<(typeof constraintNames)[keyof typeof constraintNames]>;
