import process from 'node:process';
import { logError } from '../../log-error.ts';

/**
 * What remotes leave behind unheard, a rejected promise or an error in a timer, is logged, with the remote's file in its
 * stack, and ends no thread.
 */
export function logUnhandledErrors(): void {
  process.on('uncaughtException', (error) => logError('unheard', error));
  process.on('unhandledRejection', (error) => logError('unheard', error));
}
