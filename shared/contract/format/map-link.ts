/** Returns the link of an address in a maps service; null without one (A 2.5, A 2.6). */
export const mapLink = (address: string | null | undefined): string | null =>
  address ? `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: address })}` : null;
