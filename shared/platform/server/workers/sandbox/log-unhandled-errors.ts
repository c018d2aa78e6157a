import process from 'node:process';
import { logError } from '../../log-error.ts';

/**
 * Logs unhandled rejections and errors of remotes instead of ending the thread. The stack contains the remote's file.
 */
export function logUnhandledErrors(): void {
  process.on('uncaughtException', (error) => logError('unhandled', error));
  process.on('unhandledRejection', (error) => logError('unhandled', error));
}
