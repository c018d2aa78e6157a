import { matchOwner } from '../../contract/owner.ts';
import { toCanonicalPath } from './canonical-path.ts';

/** What a remote's manifest says of its pages to search engines. */
interface Owner {
  name: string;
  paths: readonly string[];
  canonical?: Readonly<Record<string, readonly string[]>> | undefined;
  indexed?: readonly string[] | undefined;
}

/** What search engines may do with an address. */
export type Indexing =
  | {
      kind: 'indexed';
      /** The one of all addresses that show this page: path and query below the portal's base path. */
      address: string;
    }
  | { kind: 'kept-out' }
  /** Its remote has not been heard from yet: nothing is said. */
  | { kind: 'unknown' };

interface Asked {
  /** Path below the base path, such as `/detalhes/12`. */
  path: string;
  search: URLSearchParams;
}

/** Decides by what the remotes declare (`noindex` and `canonical` in their lists of pages). */
export function indexingOf({ path, search }: Asked, remotes: readonly Owner[], allKnown: boolean): Indexing {
  const claim = matchOwner(remotes, path, allKnown);
  if (!claim) return { kind: allKnown ? 'kept-out' : 'unknown' };
  const { remote, pattern } = claim;
  if (remote.indexed && !remote.indexed.includes(pattern)) return { kind: 'kept-out' };
  const names = remote.canonical?.[pattern] ?? [];
  const kept = new URLSearchParams(
    names.flatMap((name) =>
      search
        .getAll(name)
        .slice(0, 1)
        .map((value) => [name, value]),
    ),
  );
  const query = kept.size > 0 ? `?${kept}` : '';
  return { kind: 'indexed', address: toCanonicalPath(path, pattern) + query };
}
