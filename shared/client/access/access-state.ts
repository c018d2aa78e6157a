import type { ApiError } from '@portal/client/api';

/** Data carried between login, recovery and new password. */
export interface Access {
  /** '' if not typed. */
  email: string;
  /** Target after the login, from `voltar`; null for the default. */
  back: string | null;
}

/** State of a navigation between these pages (`history.state`): it keeps e-mail addresses out of URLs. */
export const accessState = (access: Access) => ({ access });

/** Reads the untrusted navigation state, else the e-mail after the `#` of a mailed link, which no server receives. */
export function readAccess(state: unknown, hash = ''): Access {
  const carried = (state as { access?: Partial<Record<keyof Access, unknown>> } | null)?.access;
  const email = carried?.email ?? new URLSearchParams(hash.slice(1)).get('email');
  const back = carried?.back;
  return { email: typeof email === 'string' ? email : '', back: typeof back === 'string' ? back : null };
}

/** Query of the recovery pages during a first access, which has no password to recover. */
export const firstAccessQuery = '?acesso=primeiro';

export const isFirstAccess = (search: URLSearchParams): boolean => search.get('acesso') === 'primeiro';

/** Returns the error text of a code or new password: recovery sends it in `data` (B 7), others in `message`. */
export const recoveryRefusal = ({ serverText, message }: Pick<ApiError, 'serverText' | 'message'>): string =>
  serverText ?? message;
