import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { logout } from './logout.ts';

interface LogoutActions {
  /** Ends the session here and on the server, then reloads. */
  logout: () => void;
  /** Does the same for an expired session. */
  expire: () => void;
  reload: () => void;
}

const LogoutContext = createContext<LogoutActions | null>(null);

/** Provides the shell's only ways to end a session, with one injected `reload`. */
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
