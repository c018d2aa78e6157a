import type { Releases } from '../releases/releases.ts';
import type { WorkerPage } from '../workers/protocol.ts';

/**
 * Makes a page; where the code of a remote fails, makes it anew, whole, with that remote's release before.
 * @param make makes the page of given releases
 * @returns the page of the first releases where no others do better
 */
export async function retryWithPreviousReleases(
  make: (releases: Releases) => Promise<WorkerPage>,
  now: Releases,
): Promise<WorkerPage> {
  const page = await make(now);
  if (page.kind === 'redirect') return page;
  for (const name of page.faulty) {
    const releases = now.withPrevious(name);
    if (!releases) continue;
    const substitute = await make(releases);
    if (substitute.kind === 'redirect' || substitute.faulty.length === 0) return substitute;
  }
  return page;
}
