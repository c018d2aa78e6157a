import type { ApiError } from '@portal/client/api';

/** Returns the error text of a code or new password: recovery sends it in `data` (B 7), others in `message`. */
export const recoveryRefusal = ({ serverText, message }: Pick<ApiError, 'serverText' | 'message'>): string =>
  serverText ?? message;
