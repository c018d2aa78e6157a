/** Entry point of the processes that render pages, bundled with the shell; the server itself runs unbundled in Node. */
export type { HeadOf } from './server/workers/document.ts';
export { type ServerPortal, startWorker } from './server/workers/worker.ts';
