import { registered as answer } from '@portal/shared/contract/parts';
import * as z from 'zod/mini';

const registered = z.object({
  ...answer.shape,
  fullName: z.string(),
  email: z.string(),
  day: z.string(),
});

/** A registration that was taken on `day`, yyyy-mm-dd: kept in `history.state`, so that a reload still shows it. */
export type RegisteredState = z.output<typeof registered>;

/** What a navigation carries once a registration was taken. */
export const registeredState = (taken: RegisteredState) => ({ registered: taken });

/** @returns null where the navigation carries none */
export function readRegistered(state: unknown): RegisteredState | null {
  const carried = (state as { registered?: unknown } | null | undefined)?.registered;
  return z.safeParse(registered, carried).data ?? null;
}
