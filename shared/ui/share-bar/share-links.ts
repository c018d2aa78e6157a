export type ShareNetwork = 'WhatsApp' | 'Facebook' | 'LinkedIn';

/**
 * Addresses that share a page.
 * @param url absolute address of the page
 * @param title its title, sent where the network takes a text
 */
export function shareLinks(url: string, title: string): Record<ShareNetwork, string> {
  const address = encodeURIComponent(url);
  return {
    WhatsApp: `https://wa.me/?text=${encodeURIComponent(`${title} ${url}`)}`,
    Facebook: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    LinkedIn: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
  };
}
