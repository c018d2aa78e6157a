import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { logout } from './logout.ts';

interface LogoutActions {
  /** Ends the session here and on the server, then reloads. */
  logout: () => void;
  /** The same for a session whose time is over. */
  expire: () => void;
  /** Loads the page anew. */
  reload: () => void;
}

const LogoutContext = createContext<LogoutActions | null>(null);

/** Gives the shell its one way out of a session, with the one `reload` that is injected. */
export function LogoutProvider({ reload, children }: { reload: () => void; children: ReactNode }) {
  const actions = useMemo(
    () => ({ reload, logout: () => void logout(reload), expire: () => void logout(reload, 'timeout') }),
    [reload],
  );
  return <LogoutContext value={actions}>{children}</LogoutContext>;
}

export function useLogout(): LogoutActions {
  const actions = useContext(LogoutContext);
  if (!actions) throw new Error('useLogout needs a LogoutProvider above it');
  return actions;
}
