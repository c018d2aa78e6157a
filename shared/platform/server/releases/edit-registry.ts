import type { RemoteListing } from './registry.ts';
import type { ReleaseRecord } from './release-record.ts';

/** Changes that an operator can make to a remote's active releases. */
export type Edit =
  | { kind: 'pin'; version: string }
  /** Returns to the previous or to a named release. */
  | { kind: 'rollback'; version?: string | undefined }
  | { kind: 'canary'; version: string; percent: number }
  /** Activates the canary for all visitors, or without one, the last announced release. */
  | { kind: 'promote' };

/**
 * Applies an edit to the registry. A canary pins the other visitors to the active release. If the promoted release is
 * the newest, no pin remains.
 * @param record the store's record of the remote
 * @param newest version that the remote announced last
 * @throws Error with a readable message if the edit is impossible
 */
export function editRegistry(
  registry: readonly RemoteListing[],
  name: string,
  edit: Edit,
  record: Pick<ReleaseRecord, 'active' | 'previous' | 'releases'>,
  newest: string | undefined,
): RemoteListing[] {
  const listing = registry.find((each) => each.name === name);
  if (!listing) throw new Error(`the registry lists no remote '${name}'`);
  const { pin: _pin, canary: _canary, ...rest } = listing;
  const stored = (version: string | null | undefined): string => {
    if (!version) throw new Error(`${name} has no release to go to`);
    if (!Object.hasOwn(record.releases, version))
      throw new Error(`the store has no release ${version} of ${name}`);
    return version;
  };
  const edited = ((): RemoteListing => {
    switch (edit.kind) {
      case 'pin':
        return { ...rest, pin: stored(edit.version) };
      case 'rollback':
        return { ...rest, pin: stored(edit.version ?? record.previous) };
      case 'canary': {
        const pin = stored(listing.pin ?? record.active);
        const version = stored(edit.version);
        if (version === pin) throw new Error(`release ${version} of ${name} is active for all visitors`);
        return { ...rest, pin, canary: { version, percent: edit.percent } };
      }
      case 'promote': {
        const version = listing.canary?.version ?? newest;
        return version === undefined || version === newest ? rest : { ...rest, pin: stored(version) };
      }
    }
  })();
  return registry.map((each) => (each === listing ? edited : each));
}

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
