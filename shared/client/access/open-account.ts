import { ApiError, call } from '@portal/client/api';
import { readDevice } from '@portal/client/session';
import {
  checkPasswordCode,
  login,
  type NewPassword,
  resetPassword,
} from '@portal/contract/endpoints/accounts';
import type { Answer } from '@portal/contract/endpoints/endpoint';
import { isUncertain } from '../failure/failure.ts';

/** Progress of the first access; kept between attempts. */
export interface Progress {
  /** The password was set, or its response was lost. */
  mayBeSet: boolean;
}

/**
 * Sets the password with the mailed code and logs in. If an earlier attempt may have used the code, login comes first.
 * @throws ApiError
 */
export async function openAccount(values: NewPassword, progress: Progress): Promise<Answer<typeof login>> {
  if (progress.mayBeSet) {
    try {
      return await logIn(values);
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
  return logIn(values);
}

const logIn = ({ email, password }: NewPassword) =>
  call(login, { body: { email, password }, headers: { 'x-device': readDevice() ?? undefined } });
