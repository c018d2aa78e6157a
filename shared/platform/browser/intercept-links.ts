import type { createBrowserRouter } from 'react-router-dom';
import { stripBasePath, trimLinkTail } from '../contract/names.ts';

/**
 * Follows plain links, such as those in editors' content, through the router. Fragment links are intercepted
 * everywhere: if the browser opened the fragment itself, the router would treat it as the visit's first page and
 * restore the scroll position of that. Links that a component has handled, files and new tabs are left alone.
 * @param base path of the portal, such as `/portal`
 * @param navigate to a path relative to the base, such as `/cursos?seg=Moda`
 */
export function interceptLinks(
  base: string,
  navigate: (to: string, options: { replace: boolean }) => Promise<void>,
): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href]');
    if (event.defaultPrevented || !isPlain(event) || !(link instanceof HTMLAnchorElement)) return;
    const to = toPagePath(link, base);
    if (to === null || !(isFragmentLink(link) || link.closest('main'))) return;
    event.preventDefault();
    // As in browsers, a second click on the same link adds no history entry.
    void navigate(to, { replace: link.href === location.href });
  });
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** Returns the portal page of a link, relative to the base, or null for anything else. */
function toPagePath(link: HTMLAnchorElement, base: string): string | null {
  const { origin, pathname, search, hash, target } = link;
  const isInside = origin === location.origin && `${pathname}/`.startsWith(`${base}/`);
  if (!isInside || isFile(pathname) || target || link.hasAttribute('download')) return null;
  return (pathname.slice(base.length) || '/') + search + hash;
}

/** Returns whether a link leads to a fragment of the current page. */
const isFragmentLink = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search;

const isFile = (pathname: string): boolean => /\.\w+$/.test(pathname);

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
