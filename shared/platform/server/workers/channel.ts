import type { ChildProcess } from 'node:child_process';
import { errorText } from '@portal/server-kit/error-text';
import { type BirpcReturn, createBirpc } from 'birpc';

type Called = (...given: unknown[]) => unknown;

/**
 * Opens the channel between the host and a page process.
 * @param other the other process, or in it the own one
 * @param own calls that the other side may make
 */
export const openChannel = <Other extends object, Own extends object>(
  other: Pick<ChildProcess | NodeJS.Process, 'on' | 'send'>,
  own: Own,
): BirpcReturn<Other, Own> =>
  createBirpc<Other, Own>(own, {
    // If sending fails, the other process has ended, which also ends the calls.
    post: (message) => void other.send?.(message, undefined, undefined, () => {}),
    on: (listener) => void other.on('message', listener),
    resolver: withSerialisableErrors,
    timeout: -1,
  });

/** Wraps calls of the other process: some errors, such as timeouts, cannot be serialised. */
const withSerialisableErrors = (_name: string, called: Called | undefined): Called | undefined =>
  called &&
  (async (...given) => {
    try {
      return await called(...given);
    } catch (error) {
      throw new Error(errorText(error));
    }
  });
