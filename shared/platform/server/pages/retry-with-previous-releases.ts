import type { Releases } from '../releases/releases.ts';
import type { WorkerPage } from '../workers/protocol.ts';

/**
 * Renders a page. If a remote's code fails, renders it again with that remote's previous release.
 * @param make renders the page with given releases
 * @returns the first page if no previous release does better
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
