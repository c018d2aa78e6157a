/** Returns a banner's `filename` if it is a title such as 'Biblioteca', not 'banner-3.png' or 'faixa'; else null. */
export function bannerTitle(filename: string | null | undefined): string | null {
  const name = filename?.trim() ?? '';
  if (/\.[a-z0-9]{2,5}$/i.test(name)) return null;
  return /\p{L}\s+\S/u.test(name) || /^\p{Lu}\p{Ll}+[!?.]?$/u.test(name) ? name : null;
}
