import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string | undefined>();

/** Does work for a request: what is logged and asked for meanwhile bears its id. */
export const runWithRequestId = <Result>(id: string | undefined, work: () => Result): Result =>
  requests.run(id, work);

/** The id of the request that is being worked for, in this thread. */
export const getRequestId = (): string | undefined => requests.getStore();
