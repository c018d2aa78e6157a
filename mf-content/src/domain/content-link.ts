import { portalLink } from '@portal/shared/format/portal-link';

/** Where a link of a content leads: to a page of the portal, to another address or a file, or nowhere. */
export type LinkTarget = { to: string } | { href: string; external: boolean };

/** Reads the URL of a content's link; null for another scheme than http(s), `tel:` and `mailto:`. */
export function contentLinkTarget(url: string): LinkTarget | null {
  if (/^(tel:\+?[\d-]+|mailto:[^\s@]+@[^\s@]+)$/i.test(url)) return { href: url, external: false };
  if (/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(url)) return null;
  const link = portalLink(url);
  if (link.kind === 'none') return null;
  if (link.kind === 'page') return { to: link.to };
  return { href: link.href, external: !link.href.startsWith('/') };
}
