import type { RegistrySnapshot } from '../../app/boot-data.ts';

/** Remotes that every page can name without growing. */
const MAX_INLINED_REMOTES = 12;

/**
 * What a page tells its browser of the remotes: of few all, of many those that it is made of. The browser asks for the
 * others once somebody goes there.
 * @param names of the remotes that the page is made of
 */
export function selectRegistryForPage(
  known: RegistrySnapshot,
  names: readonly (string | null)[],
): RegistrySnapshot {
  if (known.remotes.length <= MAX_INLINED_REMOTES) return known;
  return { remotes: known.remotes.filter(({ name }) => names.includes(name)), allKnown: false };
}
