export type ShareNetwork = 'WhatsApp' | 'Facebook' | 'LinkedIn';

/**
 * Addresses that share a page.
 * @param url absolute address of the page
 * @param title its title, sent where the network takes a text
 * @param message text for a person instead of the title, where the network is a messenger
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
