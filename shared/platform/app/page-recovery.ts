import { createContext, useContext, useEffect, useMemo, useState } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router-dom';
import { RemoteError } from '../contract/remote-state.ts';

interface Recovery {
  /** Whether the previous release of the page can be loaded. */
  isPossible: boolean;
  /** Reports the error and, if possible, replaces the document. Otherwise it resolves. */
  begin(): Promise<void>;
}

/** Recovery of a page that threw, implemented in the browser. */
export interface PageRecovery {
  /** Called while the failed page is still in the document. */
  prepare(error: unknown): Recovery;
  /** Retries the page; reloads the document if the server no longer has its scripts. */
  retry(): Promise<void>;
}

const notRecoverable: Recovery = { isPossible: false, begin: async () => {} };

export const noRecovery: PageRecovery = { prepare: () => notRecoverable, retry: async () => {} };

export const PageRecoveryContext = createContext(noRecovery);

/**
 * Starts the recovery of a page that threw.
 * @returns whether another release is loading
 */
export function useRecovery(error: unknown): boolean {
  const { key } = useLocation();
  const { prepare } = useContext(PageRecoveryContext);
  // Evaluated once per error, because starting the recovery changes the result.
  const recovery = useMemo(
    () => (isCodeError(error) ? prepare(error) : notRecoverable),
    [error, key, prepare],
  );
  const [ended, setEnded] = useState<Recovery | null>(null);
  useEffect(() => void recovery.begin().then(() => setEnded(recovery)), [recovery]);
  return recovery.isPossible && recovery !== ended;
}

export const useRetry = () => useContext(PageRecoveryContext).retry;

/** Returns whether the page's code threw, rather than a request or a module load. */
const isCodeError = (error: unknown): boolean =>
  !(isRouteErrorResponse(error) || error instanceof RemoteError || isHttpError(error));

/** Recognises errors of the API client by `status`, which is null without a response. */
const isHttpError = (error: unknown): boolean => error instanceof Error && 'status' in error;
