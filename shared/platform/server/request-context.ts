import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string | undefined>();

/** Runs work for a request: logs and upstream requests carry its ID. */
export const runWithRequestId = <Result>(id: string | undefined, work: () => Result): Result =>
  requests.run(id, work);

/** Returns the ID of the current request. */
export const getRequestId = (): string | undefined => requests.getStore();
