import type { RemoteListing } from './registry.ts';

/**
 * Sets or removes a remote's release in a preview, and removes its previews that have ended.
 * @param release where it is served, and when it ends; null removes it
 * @throws Error with a readable message if the remote is not listed
 */
export function editPreview(
  registry: readonly RemoteListing[],
  remote: string,
  preview: string,
  release: { url: string; until: string } | null,
  now: number,
): RemoteListing[] {
  if (!registry.some(({ name }) => name === remote))
    throw new Error(`the registry lists no remote '${remote}'`);
  return registry.map((listing) => {
    if (listing.name !== remote) return listing;
    const { previews = {}, ...rest } = listing;
    const others = Object.entries(previews).filter(
      ([name, { until }]) => name !== preview && Date.parse(until) > now,
    );
    const all = release ? [...others, [preview, release] as const] : others;
    return all.length > 0 ? { ...rest, previews: Object.fromEntries(all) } : rest;
  });
}
