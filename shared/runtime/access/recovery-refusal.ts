import type { ApiError } from '@portal/shared/api';

/** Why a code or the password behind it is refused: recovery says it in the answer's data (B 7), others in its message. */
export const recoveryRefusal = ({ serverText, message }: Pick<ApiError, 'serverText' | 'message'>): string =>
  serverText ?? message;
