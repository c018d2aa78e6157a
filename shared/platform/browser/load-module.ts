import { type FailureReason, RemoteError } from '../contract/remote-state.ts';
import { onStall } from './on-stall.ts';

/** A failed preload answers the first request of a file: entry, routes and chunks of a module are each retried. */
const MAX_ATTEMPTS = 4;
/** Long enough for the other scripts of the page to fail too. */
const RETRY_DELAY_MS = 100;

class LoadTimeoutError extends Error {}

/** Code may throw anything. Errors of a remote's own runtime have their name in common with `ChunkLoadError`. */
function classifyError(error: unknown): FailureReason {
  if (error instanceof LoadTimeoutError) return 'timeout';
  return error instanceof Error && error.name === 'ChunkLoadError' ? 'network' : 'broken';
}

/**
 * Loads a module of a remote. Only files that fail to load are requested again: code that throws is not run again, and
 * after a timeout another file would take longer.
 * @param onFailure called after each failed attempt; what has been evaluated so far must not be reused
 * @throws RemoteError with the reason of the first failure
 */
export async function loadModule<Module>(
  remote: string,
  ask: () => Promise<Module>,
  onFailure: (reason: FailureReason, error: unknown) => void,
): Promise<Module> {
  let first: FailureReason | undefined;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await unlessStalled(ask());
    } catch (error) {
      const reason = classifyError(error);
      first ??= reason;
      if (process.env.NODE_ENV === 'development' && reason === 'broken') reportError(error);
      onFailure(reason, error);
      if (reason !== 'network' || attempt === MAX_ATTEMPTS) throw new RemoteError(remote, first);
      await new Promise((resolve) => setTimeout(resolve, RETRY_DELAY_MS));
    }
  }
}

function unlessStalled<Value>(loading: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const stopWatch = onStall(() => reject(new LoadTimeoutError()));
    loading.then(resolve, reject).finally(stopWatch);
  });
}

/** Removes failed links, which containers would consider loaded. Those with a `type` only name an inlined sheet. */
export function removeFailedStylesheets(): void {
  const links = document.querySelectorAll<HTMLLinkElement>(
    'link[href*="/remotes/"][href$=".css"]:not([type])',
  );
  for (const link of links) if (!hasRules(link.sheet)) link.remove();
}

/** A failed sheet has no rules, or rules that cannot be read. */
function hasRules(sheet: CSSStyleSheet | null): boolean {
  try {
    return Boolean(sheet?.cssRules.length);
  } catch {
    return false;
  }
}
