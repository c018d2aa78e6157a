import type { createBrowserRouter } from 'react-router-dom';
import { trimLinkTail } from '../contract/link-tail.ts';
import { stripBasePath } from '../contract/names.ts';

type Router = Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe' | 'navigate'>;

const TIMEOUT_MS = 10_000;

/**
 * After a navigation to a path with characters at its end that may be no part of the link, follows the redirect of the
 * server, which alone decides whether the page exists without them.
 */
export function trimLinkTails(basePath: string, router: Router): void {
  let checked = '';
  router.subscribe(({ navigation, location }) => {
    const { key, pathname, search, hash } = location;
    if (navigation.state !== 'idle' || key === checked || trimLinkTail(pathname) === null) return;
    checked = key;
    void findRedirect(pathname + search).then((url) => {
      if (url === null || router.state.location.key !== key) return;
      void router.navigate(stripBasePath(basePath, url.pathname) + url.search + hash, { replace: true });
    });
  });
}

/** Returns the target of the server's redirect to an existing page, or null. */
export async function findRedirect(path: string): Promise<URL | null> {
  try {
    const response = await fetch(path, { method: 'HEAD', signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.redirected && response.ok ? new URL(response.url) : null;
  } catch {
    return null;
  }
}
