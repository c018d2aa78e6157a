import { registered } from '@portal/shared/contract/parts';
import { keys } from '@portal/shared/session/session-keys';
import { tabStorage } from '@portal/shared/storage';
import * as z from 'zod/mini';

const taken = z.object({
  ...registered.shape,
  fullName: z.string(),
  /** Where the confirmation goes. */
  email: z.string(),
  /** The e-mail is the account of somebody of the family. */
  isSharedEmail: z.optional(z.boolean()),
  /** yyyy-mm-dd */
  day: z.string(),
});

/** A registration that the server has taken: its answer, and whom it is about. */
export type SubmittedRegistration = z.output<typeof taken>;

/**
 * Keeps it for the tab. A visit, from the identification on, ends with one registration: neither a reload nor 'Voltar'
 * shows the form of that person again.
 * @param visit of the identification
 */
export function storeSubmitted(visit: string, registration: SubmittedRegistration): void {
  tabStorage.write(keys.taken, JSON.stringify({ ...readAll(), [visit]: registration }));
}

/** @returns null where the visit has not ended with a registration */
export const readSubmitted = (visit: string): SubmittedRegistration | null =>
  z.safeParse(taken, readAll()[visit]).data ?? null;

function readAll(): Record<string, unknown> {
  try {
    return Object(JSON.parse(tabStorage.read(keys.taken) ?? '{}'));
  } catch {
    return {};
  }
}
