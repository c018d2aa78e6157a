import { matchOwner } from '../../contract/owner.ts';
import { toCanonicalPath } from './canonical-path.ts';

/** Part of a manifest that concerns search engines. */
interface Owner {
  name: string;
  paths: readonly string[];
  canonical?: Readonly<Record<string, readonly string[]>> | undefined;
  indexed?: readonly string[] | undefined;
}

/** Whether search engines may index a page. */
export type Indexing =
  | {
      kind: 'indexed';
      /** Canonical path and query, below the base path. */
      address: string;
    }
  | { kind: 'kept-out' }
  /** The path's remote is not known yet. */
  | { kind: 'unknown' };

interface Asked {
  /** Path below the base path, such as `/detalhes/12`. */
  path: string;
  search: URLSearchParams;
}

/** Evaluates `noindex` and `canonical` of the remotes' page lists. */
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
