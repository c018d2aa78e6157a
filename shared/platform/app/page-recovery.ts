import { createContext, useContext, useEffect, useMemo } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router-dom';
import { RemoteError } from '../contract/remote-state.ts';

/** Recovery of a page that threw, implemented in the browser. */
export interface PageRecovery {
  /** Returns whether another release of the current page is available. */
  isPossible(error: unknown): boolean;
  /** Reports the error and, if the release caused it, shows the page in another release. */
  begin(error: unknown): void;
  /** Retries the page; reloads the document if the server no longer has its scripts. */
  retry(): Promise<void>;
}

export const noRecovery: PageRecovery = { isPossible: () => false, begin: () => {}, retry: async () => {} };

export const PageRecoveryContext = createContext(noRecovery);

/**
 * Starts the recovery of a page that threw.
 * @returns whether another release is loading
 */
export function useRecovery(error: unknown): boolean {
  const { key } = useLocation();
  const recovery = useContext(PageRecoveryContext);
  // Evaluated once per error, because starting the recovery changes the result.
  const isRecovering = useMemo(
    () => isCodeError(error) && recovery.isPossible(error),
    [error, key, recovery],
  );
  useEffect(() => {
    if (isCodeError(error)) recovery.begin(error);
  }, [error, key, recovery]);
  return isRecovering;
}

export const useRetry = () => useContext(PageRecoveryContext).retry;

/** Returns whether the page's code threw, rather than a request or a module load. */
const isCodeError = (error: unknown): boolean =>
  !(isRouteErrorResponse(error) || error instanceof RemoteError || isHttpError(error));

/** Recognises errors of the API client by `status`, which is null without a response. */
const isHttpError = (error: unknown): boolean => error instanceof Error && 'status' in error;
