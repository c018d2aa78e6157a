import type { ReleaseManifest } from './release-manifest.ts';

/**
 * Returns the slots of a release that no page mounts; none if that is unknown. A team may release a slot before the page
 * that mounts it, so that this rejects nothing.
 * @param releases all releases of the portal, with this one
 */
export function findUnmountedSlots(
  { slots }: Pick<ReleaseManifest, 'slots'>,
  releases: readonly Pick<ReleaseManifest, 'mounts'>[],
): string[] {
  if (releases.some(({ mounts }) => !mounts)) return [];
  const mounted = new Set(releases.flatMap(({ mounts = [] }) => mounts));
  return Object.keys(slots).filter((slot) => !mounted.has(slot));
}
