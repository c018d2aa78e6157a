import { keys } from '@portal/client/session/session-keys';
import { tabStorage } from '@portal/client/storage';
import { registered } from '@portal/contract/endpoints/parts';
import * as z from 'zod/mini';

const submittedRegistration = z.object({
  ...registered.shape,
  fullName: z.string(),
  /** Recipient of the confirmation. */
  email: z.string(),
  /** Whether it is a family member's account. */
  isSharedEmail: z.optional(z.boolean()),
  /** yyyy-mm-dd */
  day: z.string(),
});

/** Successful registration: response and applicant. */
export type SubmittedRegistration = z.output<typeof submittedRegistration>;

/**
 * Stores the registration for the tab. A visit ends with one registration: neither a reload nor 'Voltar' shows that
 * person's form again.
 */
export function storeSubmitted(visit: string, registration: SubmittedRegistration): void {
  tabStorage.write(keys.taken, JSON.stringify({ ...readAll(), [visit]: registration }));
}

export const readSubmitted = (visit: string): SubmittedRegistration | null =>
  z.safeParse(submittedRegistration, readAll()[visit]).data ?? null;

function readAll(): Record<string, unknown> {
  try {
    return Object(JSON.parse(tabStorage.read(keys.taken) ?? '{}'));
  } catch {
    return {};
  }
}
