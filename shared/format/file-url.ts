const storage = new URL('https://portal/storage/');

/**
 * Address of an image or document.
 *
 * What the API stores may be an absolute address, a path from the root, or a path inside the storage; the portal's own
 * server answers `/storage` wherever the files really are.
 * @param path as stored; null, undefined and blank mean that there is no file
 * @returns an address fit for `src` and `href`, or undefined; never another scheme than http(s)
 */
export function fileUrl(path: string | null | undefined): string | undefined {
  const stored = path?.trim();
  if (!stored) return undefined;
  const isAbsolute = /^(https?:)?\/\//i.test(stored);
  // A colon in a stored name is part of the name, never a scheme.
  const address = isAbsolute || stored.startsWith('/') ? stored : `./${stored}`;
  if (!URL.canParse(address, storage)) return undefined;
  const url = new URL(address, storage);
  return isAbsolute ? url.href : `${url.pathname}${url.search}${url.hash}`;
}
