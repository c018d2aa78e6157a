import type { RegistryEntry } from '../app/boot-data.ts';
import { failedReleaseCookie, isNamedFailed, releaseKey } from '../contract/names.ts';
import type { FailureReason } from '../contract/remote-state.ts';
import { storeTyped, type Typed } from './keep-typed.ts';

/** Time in ms for the server to render the page with the previous release. */
const RENDER_TIMEOUT_MS = 30_000;
/** Time in ms for the server to find a file. */
const FILE_TIMEOUT_MS = 5_000;

/** Returns whether the response to a HEAD request is as expected; false if the server is unreachable. */
const checkHead = (url: string, timeoutMs: number, check: (response: Response) => boolean) =>
  fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(timeoutMs) }).then(
    check,
    () => false,
  );

export interface FailedRelease extends Pick<RegistryEntry, 'name' | 'version' | 'hasPrevious'> {
  reason: FailureReason | 'render';
}

/** Decides whether the document reloads with the previous release; a second reload would show the same. */
export const canFallBack = ({ reason, hasPrevious, ...release }: FailedRelease, cookies = accessCookies()) =>
  hasPrevious && reason !== 'unavailable' && reason !== 'timeout' && !isNamedFailed(cookies, release);

interface FallbackOptions {
  basePath: string;
  /** Path and query of the failed page, with the base path. */
  page: string;
  /** Returns the controls with what the visitor has typed so far. */
  typed(): Typed;
  open(page: string): void;
}

/**
 * Names the failed release in a cookie, and loads the document again with the previous one. The promise resolves only if
 * that is not possible: without cookies or storage the document could reload without end, or lose what was typed.
 */
export async function fallBack(release: FailedRelease, { basePath, page, typed, open }: FallbackOptions) {
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

/** Returns whether the server has the page without the failed release. */
const showsOther = (page: string, release: FailedRelease): Promise<boolean> =>
  checkHead(
    page,
    RENDER_TIMEOUT_MS,
    ({ ok, headers }) =>
      ok && headers.get('portal-page')?.split(', ').includes(releaseKey(release)) === false,
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
 * Reloads the document if the server no longer has its scripts, as in a tab that was open during a deployment. Resolves if
 * the server has them or is unreachable.
 * @param entry script of the remote that failed
 */
export async function reloadIfGone(entry?: string, reload = () => location.reload()): Promise<void> {
  const own = document.querySelector<HTMLScriptElement>('script[defer][src]')?.src;
  const gone = await Promise.all([own, entry].flatMap((url) => (url ? isGone(url) : [])));
  if (!gone.includes(true)) return;
  reload();
  await new Promise(() => {});
}

const isGone = (url: string): Promise<boolean> =>
  checkHead(url, FILE_TIMEOUT_MS, ({ status }) => status === 404 || status === 410);
