/**
 * Follows plain links in the page, such as editors write, without a new document, as the portal's own links are
 * followed. What a component has answered itself, files, other tabs and parts of the same page are left alone.
 * @param base beginning of the portal's addresses, such as `/portal`
 * @param navigate to an address relative to the base, such as `/cursos?seg=Moda`
 */
export function followLinks(base: string, navigate: (to: string) => Promise<void>): void {
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest?.('main a[href]');
    if (event.defaultPrevented || !isPlain(event) || !(link instanceof HTMLAnchorElement)) return;
    const to = pageOf(link, base);
    if (to === null) return;
    event.preventDefault();
    void navigate(to);
  });
}

/** A plain left click, without modifier keys. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

/** The page of the portal that a link leads to, relative to the base, or null for anything else. */
function pageOf(link: HTMLAnchorElement, base: string): string | null {
  const { origin, pathname, search, hash, target } = link;
  const isInside = origin === location.origin && `${pathname}/`.startsWith(`${base}/`);
  const isPart = hash !== '' && pathname === location.pathname && search === location.search;
  if (!isInside || isPart || isFile(pathname) || target || link.hasAttribute('download')) return null;
  return (pathname.slice(base.length) || '/') + search + hash;
}

const isFile = (pathname: string): boolean => /\.\w+$/.test(pathname);
