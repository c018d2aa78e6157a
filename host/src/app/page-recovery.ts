import { RemoteError } from '@portal/runtime/federation/remote-state';
import { ApiError } from '@portal/shared/api';
import { createContext } from 'react';
import { isRouteErrorResponse } from 'react-router-dom';

/** What can be done about a page that threw; the browser's side provides it. */
export interface PageRecovery {
  /** Whether another release of the page at hand can be asked for. */
  isPossible(): boolean;
  /** Told of what the page threw: shows it in another release, if there is one. */
  begin(): void;
}

export const noRecovery: PageRecovery = { isPossible: () => false, begin: () => {} };

export const PageRecoveryContext = createContext(noRecovery);

/** Whether an error is the fault of the page's code: no answer of a server, and no code that did not come. */
export const isFaultOfCode = (error: unknown): boolean =>
  !(isRouteErrorResponse(error) || error instanceof RemoteError || error instanceof ApiError);
