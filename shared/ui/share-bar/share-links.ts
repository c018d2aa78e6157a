export type ShareNetwork = 'WhatsApp' | 'Facebook' | 'LinkedIn';

/**
 * Returns the URLs that share a page.
 * @param url absolute
 * @param title for networks that accept a text
 * @param message replaces the title in messengers
 */
export function shareLinks(
  url: string,
  title: string,
  message?: string | null,
): Record<ShareNetwork, string> {
  const address = encodeURIComponent(url);
  return {
    WhatsApp: `https://wa.me/?text=${encodeURIComponent(message ? `${message}\nVeja aqui: ${url}` : `${title} ${url}`)}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
  };
}
