import { errorText } from '@portal/server-kit/error-text';

type Called = (...given: unknown[]) => unknown;

/** Wraps calls from another process or thread: some errors, such as timeouts, cannot be serialised. */
export const withSerialisableErrors = (_name: string, called: Called | undefined): Called | undefined =>
  called &&
  (async (...given) => {
    try {
      return await called(...given);
    } catch (error) {
      throw new Error(errorText(error));
    }
  });
