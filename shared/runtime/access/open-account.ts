import { ApiError, call } from '@portal/shared/api';
import { checkPasswordCode, login, type NewPassword, resetPassword } from '@portal/shared/contract/auth';
import type { Answer } from '@portal/shared/contract/endpoint';
import { readDevice } from '@portal/shared/session';
import { isUncertain } from '../failure/failure.ts';

/** How far the first access has come; kept from one attempt to the next. */
export interface Progress {
  /** The password is set, or may be: an answer was lost. */
  mayBeSet: boolean;
}

/**
 * The first access: sets the password with the code that was mailed, and logs in. A code is good once: where an earlier
 * attempt may have used it, the log-in is tried first.
 *
 * @throws ApiError
 */
export async function openAccount(values: NewPassword, progress: Progress): Promise<Answer<typeof login>> {
  if (progress.mayBeSet) {
    try {
      return await enter(values);
    } catch (error) {
      const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 422);
      if (!isRefused) throw error;
    }
  }
  await call(checkPasswordCode, { body: values });
  try {
    await call(resetPassword, { body: values });
    progress.mayBeSet = true;
  } catch (error) {
    progress.mayBeSet ||= error instanceof ApiError && isUncertain(error);
    throw error;
  }
  return enter(values);
}

const enter = ({ email, password }: NewPassword) =>
  call(login, { body: { email, password }, headers: { 'x-device': readDevice() ?? undefined } });
