import type { RegistryEntry } from '../app/boot-data.ts';
import { failedReleaseCookie, isNamedFailed, releaseKey } from '../contract/names.ts';
import type { FailureReason } from '../contract/remote-state.ts';
import { storeTyped, type Typed } from './keep-typed.ts';

/** Time in ms for the server to render the page with the previous release. */
const RENDER_TIMEOUT_MS = 30_000;
/** Time in ms for the server to find a file. */
const FILE_TIMEOUT_MS = 5_000;

const requestHead = (url: string, timeoutMs: number): Promise<Response> =>
  fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) });

export interface FailedRelease extends Pick<RegistryEntry, 'name' | 'version' | 'hasPrevious'> {
  reason: FailureReason | 'render';
}

/**
 * Decides whether the document reloads with the previous release of a remote whose page failed.
 * @param cookies name the release as failed after the first reload: a second one would show the same
 */
export const canFallBack = (
  { reason, hasPrevious, ...release }: FailedRelease,
  cookies = accessCookies(),
): boolean =>
  hasPrevious && reason !== 'unavailable' && reason !== 'timeout' && !isNamedFailed(cookies, release);

interface FallbackOptions {
  basePath: string;
  /** Path and query of the failed page, with the base path. */
  page: string;
  /** Returns the controls with what the visitor has typed so far. */
  typed(): Typed;
  /** Loads a document. */
  open(page: string): void;
}

/**
 * Names the failed release in a cookie, and loads the document again with the previous one. The promise resolves only if
 * that is not possible: without cookies or storage the document could reload without end, or lose what was typed.
 */
export async function fallBack(
  release: FailedRelease,
  { basePath, page, typed, open }: FallbackOptions,
): Promise<void> {
  if (!canFallBack(release)) return;
  const cookies = accessCookies(failedReleaseCookie(release, basePath));
  const store = () => storeTyped(page, typed());
  const isPossible = isNamedFailed(cookies, release) && (await showsOther(page, release)) && store();
  if (!isPossible) return void accessCookies(failedReleaseCookie(null, basePath));
  // Visitors type on until the next document arrives.
  window.addEventListener('pagehide', store, { once: true });
  open(page);
  await new Promise(() => {});
}

/** Returns whether the server is reachable, and has the page without the failed release. */
const showsOther = (page: string, release: FailedRelease): Promise<boolean> =>
  requestHead(page, RENDER_TIMEOUT_MS).then(
    ({ ok, headers }) =>
      ok && headers.get('portal-page')?.split(', ').includes(releaseKey(release)) === false,
    () => false,
  );

/** Returns the document's cookies, after a change; none where the browser blocks them. */
function accessCookies(change?: string): string {
  try {
    // biome-ignore lint/suspicious/noDocumentCookie: Safari before 18.4 has no cookieStore
    if (change) document.cookie = change;
    return document.cookie;
  } catch {
    return '';
  }
}

/**
 * Reloads the document if the server no longer has its scripts, as in a tab that was open during a deployment: retrying
 * them cannot succeed. Resolves if the server has them or is unreachable.
 * @param entry script of the remote that failed
 * @param reload replaces the document
 */
export async function reloadIfGone(entry?: string, reload = () => location.reload()): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[defer][src]')?.src;
  const gone = await Promise.all([own, entry].flatMap((url) => (url ? isGone(url) : [])));
  if (!gone.includes(true)) return;
  reload();
  await new Promise(() => {});
}

const isGone = (url: string): Promise<boolean> =>
  requestHead(url, FILE_TIMEOUT_MS).then(
    ({ status }) => status === 404 || status === 410,
    () => false,
  );
