/**
 * What a banner says, for people: its `filename`, unless that is the name of a file.
 * 'banner-3.png', 'IMG_2034' and 'faixa' are no titles; 'Biblioteca' and 'Matrículas abertas' are.
 * @returns the title, or null
 */
export function bannerTitle(filename: string | null | undefined): string | null {
  const name = filename?.trim() ?? '';
  if (/\.[a-z0-9]{2,5}$/i.test(name)) return null;
  return /\p{L}\s+\S/u.test(name) || /^\p{Lu}\p{Ll}+[!?.]?$/u.test(name) ? name : null;
}
