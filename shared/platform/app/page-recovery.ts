import { createContext, useContext, useEffect, useMemo } from 'react';
import { isRouteErrorResponse, useLocation } from 'react-router-dom';
import { RemoteError } from '../contract/remote-state.ts';

/** What can be done about a page that threw; the browser's side provides it. */
export interface PageRecovery {
  /** Whether another release of the current page can be asked for. */
  isPossible(error: unknown): boolean;
  /** Reports what the page threw, and shows it in another release if there is one and the release is at fault. */
  begin(error: unknown): void;
  /** Shows the page again: reloads the document where its scripts are gone from the server. */
  retry(): Promise<void>;
}

export const noRecovery: PageRecovery = { isPossible: () => false, begin: () => {}, retry: async () => {} };

export const PageRecoveryContext = createContext(noRecovery);

/**
 * For what stands in place of a page that threw: has it shown in another release, if there is one.
 * @returns whether another release is on its way
 */
export function useRecovery(error: unknown): boolean {
  const { key } = useLocation();
  const recovery = useContext(PageRecoveryContext);
  // Asked once for each failure: by its beginning, the recovery itself changes the answer.
  const isRecovering = useMemo(
    () => isCodeError(error) && recovery.isPossible(error),
    [error, key, recovery],
  );
  useEffect(() => {
    if (isCodeError(error)) recovery.begin(error);
  }, [error, key, recovery]);
  return isRecovering;
}

/** For a page that failed: shows it again. */
export const useRetry = () => useContext(PageRecoveryContext).retry;

/** Whether an error is the fault of the page's code: no answer of a server, and no code that did not come. */
const isCodeError = (error: unknown): boolean =>
  !(isRouteErrorResponse(error) || error instanceof RemoteError || isHttpError(error));

/** What a server has answered, or has not: such errors say so by their `status`, which is null without an answer. */
const isHttpError = (error: unknown): boolean => error instanceof Error && 'status' in error;
