/** What the threads that make pages are started with: bundled with the shell, where Node reads the server as it is. */
export type { HeadOf } from './server/workers/render-document.ts';
export { startWorker, type WorkerPortal } from './server/workers/worker.ts';
