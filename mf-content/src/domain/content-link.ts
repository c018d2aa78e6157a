import { portalLink } from '@portal/client/addresses/portal-link';

export type LinkTarget = { to: string } | { href: string; external: boolean };

/** Parses the URL of a content's link; null for schemes other than http(s), `tel:` and `mailto:`. */
export function contentLinkTarget(url: string): LinkTarget | null {
  if (/^(tel:\+?[\d-]+|mailto:[^\s@]+@[^\s@]+)$/i.test(url)) return { href: url, external: false };
  if (/^(?!https?:)[a-z][a-z\d+.-]*:/i.test(url)) return null;
  const link = portalLink(url);
  if (link.kind === 'none') return null;
  if (link.kind === 'page') return { to: link.to };
  return { href: link.href, external: !link.href.startsWith('/') };
}
