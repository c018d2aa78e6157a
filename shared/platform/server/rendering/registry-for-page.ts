import type { RegistrySnapshot } from '../../app/boot-data.ts';

/** Up to this number, the list does not enlarge a page noticeably. */
const MAX_INLINED_REMOTES = 12;

/**
 * Selects the remotes that a page's boot data lists: all, or if there are many, those on the page. The browser requests
 * the rest when a visitor navigates there.
 * @param names remotes on the page
 */
export function selectRegistryForPage(
  known: RegistrySnapshot,
  names: readonly (string | null)[],
): RegistrySnapshot {
  if (known.remotes.length <= MAX_INLINED_REMOTES) return known;
  return { ...known, remotes: known.remotes.filter(({ name }) => names.includes(name)), allKnown: false };
}
