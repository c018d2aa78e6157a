import { logError } from '../log-error.ts';

/**
 * Keeps the code of remotes from ending the thread or the process. What it leaves behind unheard, a rejected promise or
 * an error in a timer, is logged, with the remote's file in its stack, and costs nobody anything.
 */
export function refuseEnding(): void {
  for (const name of ['exit', 'reallyExit', 'abort', 'kill'] as const) {
    Object.defineProperty(process, name, {
      value() {
        throw new Error(`process.${name} is not for remotes`);
      },
    });
  }
  process.on('uncaughtException', (error) => logError('unheard', error));
  process.on('unhandledRejection', (error) => logError('unheard', error));
}
