import { matchOwner } from '../../contract/owner.ts';
import { toCanonicalPath } from './canonical-path.ts';

/** Part of a manifest that concerns URLs. */
interface Owner {
  name: string;
  paths: readonly string[];
  search?: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * Returns the one URL for all that show the same page: the path as its pattern spells it, and the search parameters
 * that the page declares, in that order and without duplicates. If a remote declares none, all parameters count.
 * @param url path and query
 * @param base base path, without a trailing slash
 */
export function canonicalAddress(
  url: string,
  base: string,
  remotes: readonly Owner[],
  allKnown: boolean,
): { path: string; search: string } {
  const { pathname, searchParams } = new URL(url, 'http://portal.invalid');
  const path = pathname.slice(base.length) || '/';
  const claim = matchOwner(remotes, path, allKnown);
  const names = getDeclaredNames(claim) ?? sortNames(searchParams);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = searchParams.get(name);
    if (value !== null) kept.set(name, value);
  }
  const written = claim ? base + toCanonicalPath(path, claim.pattern) : pathname;
  return { path: written, search: kept.size > 0 ? `?${kept}` : '' };
}

/** Returns null if the remote does not declare its parameters. */
function getDeclaredNames(claim: ReturnType<typeof matchOwner<Owner>>): readonly string[] | null {
  if (!claim) return [];
  const { search } = claim.remote;
  return search ? (search[claim.pattern] ?? []) : null;
}

const sortNames = (search: URLSearchParams): string[] => [...new Set(search.keys())].sort();
