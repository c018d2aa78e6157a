import { stripBasePath, trimLinkTail } from '../contract/names.ts';

/**
 * Follows plain links, such as those in editors' content, through the router. Fragment links are intercepted
 * everywhere: if the browser opened the fragment itself, the router would treat it as the visit's first page and
 * restore the scroll position of that. Links that a component has handled, files and new tabs are left alone, and those
 * with characters at their end that may be no part of them: the server redirects to the page that exists.
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
  const isPage = !isFile(pathname) && trimLinkTail(pathname) === null;
  if (!isInside || !isPage || target || link.hasAttribute('download')) return null;
  return stripBasePath(base, pathname) + search + hash;
}

const isFragmentLink = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search;

const isFile = (pathname: string): boolean => /\.\w+$/.test(pathname);
