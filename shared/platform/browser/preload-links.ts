import type { RegistrySnapshot } from '../app/boot-data.ts';
import { matchOwner } from '../contract/owner.ts';
import type { PageFiles } from '../contract/page-metadata.ts';

/**
 * Returns the URLs of a page's files; none if the server lists other releases than this document uses.
 * @param path relative to the base path
 */
export function listPageFiles(
  files: PageFiles,
  { remotes, allKnown }: RegistrySnapshot,
  path: string,
): string[] {
  const claim = matchOwner(remotes, path, allKnown);
  const listing = files.find(
    ({ name, version }) => name === claim?.remote.name && version === claim.remote.version,
  );
  const own = claim && listing?.pages[claim.pattern];
  return listing && own ? [...listing.common, ...own].map((file) => listing.base + file) : [];
}

/** Preloads files in parallel. Otherwise each would be requested only after the previous one has loaded. */
export function addPreloadLinks(addresses: readonly string[]): void {
  for (const href of addresses) {
    if (document.querySelector(`link[href="${href}"], script[src="${href}"]`)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = href.endsWith('.css') ? 'style' : 'script';
    link.href = href;
    document.head.append(link);
  }
}
