/** What is carried between log-in, recovery and new password. */
export interface Access {
  /** '' where none was typed. */
  email: string;
  /** Where the log-in leads, as `voltar` says it; null for the usual place. */
  back: string | null;
}

/** State of a navigation between these pages (`history.state`), so that no address shows an e-mail. */
export const accessState = (access: Access) => ({ access });

/**
 * What the navigation carried, else the e-mail that a mail's link holds behind its `#`, which no server is told.
 * @param state of the navigation, which is untrusted
 */
export function readAccess(state: unknown, hash = ''): Access {
  const carried = (state as { access?: Partial<Record<keyof Access, unknown>> } | null)?.access;
  const email = carried?.email ?? new URLSearchParams(hash.slice(1)).get('email');
  const back = carried?.back;
  return { email: typeof email === 'string' ? email : '', back: typeof back === 'string' ? back : null };
}

/** Query of the recovery's pages for a first access: there is no password yet to recover. */
export const firstAccessQuery = '?acesso=primeiro';

/** Whether a page of the recovery is part of a first access. */
export const isFirstAccess = (search: URLSearchParams): boolean => search.get('acesso') === 'primeiro';
