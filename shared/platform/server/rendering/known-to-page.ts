import type { KnownRemotes } from '../../app/boot-data.ts';

/** Remotes that every page can name without growing. */
const FEW = 12;

/**
 * What a page tells its browser of the remotes: of few all, of many those that it is made of. The browser asks for the
 * others once somebody goes there.
 * @param names of the remotes that the page is made of
 */
export function knownToPage(known: KnownRemotes, names: readonly (string | null)[]): KnownRemotes {
  if (known.remotes.length <= FEW) return known;
  return { remotes: known.remotes.filter(({ name }) => names.includes(name)), allKnown: false };
}
