/**
 * Follows plain links in the page, such as editors write, without a new document, as the portal's own links are
 * followed. Links to a part of the same page are followed wherever they are: the router takes a fragment that the browser
 * opened itself for the first page of the visit, and restores the scroll position of that. Links that a component has
 * handled, files and other tabs are left alone.
 * @param base beginning of the portal's addresses, such as `/portal`
 * @param navigate to an address relative to the base, such as `/cursos?seg=Moda`
 */
export function interceptLinks(
  base: string,
  navigate: (to: string, options: { replace: boolean }) => Promise<void>,
): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('a[href]');
    if (event.defaultPrevented || !isPlain(event) || !(link instanceof HTMLAnchorElement)) return;
    const to = pageOf(link, base);
    if (to === null || !(isPart(link) || link.closest('main'))) return;
    event.preventDefault();
    // Like browsers: a second click on the same link adds no entry to the history.
    void navigate(to, { replace: link.href === location.href });
  });
}

/** A plain left click, without modifier keys. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The page of the portal that a link leads to, relative to the base, or null for anything else. */
function pageOf(link: HTMLAnchorElement, base: string): string | null {
  const { origin, pathname, search, hash, target } = link;
  const isInside = origin === location.origin && `${pathname}/`.startsWith(`${base}/`);
  if (!isInside || isFile(pathname) || target || link.hasAttribute('download')) return null;
  return (pathname.slice(base.length) || '/') + search + hash;
}

/** Whether a link leads to a part of the page that is shown. */
const isPart = ({ hash, pathname, search }: HTMLAnchorElement): boolean =>
  hash !== '' && pathname === location.pathname && search === location.search;

const isFile = (pathname: string): boolean => /\.\w+$/.test(pathname);
