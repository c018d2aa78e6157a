import type { ApiError } from '@portal/shared/api';

/** What the dialog says of a refused registration: the answer's message, else of the e-mail, else of the CPF (A 8). */
export const refusalText = (error: Pick<ApiError, 'serverMessage' | 'firstField' | 'message'>): string =>
  error.serverMessage ?? error.firstField('email') ?? error.firstField('nif') ?? error.message;

/**
 * Whether it is unknown if the server has taken the registration: no answer came, or none that says so. To send it
 * again with the same key is then safe, and the only way to know.
 */
export const isUncertain = ({
  kind,
  status,
  serverMessage,
}: Pick<ApiError, 'kind' | 'status' | 'serverMessage'>): boolean =>
  kind !== 'http' || (serverMessage === null && (status ?? 0) >= 500);
