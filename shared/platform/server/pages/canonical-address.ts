import { matchOwner } from '../../contract/owner.ts';
import { toCanonicalPath } from './canonical-path.ts';

/** What a remote's manifest says of its pages' addresses. */
interface Owner {
  name: string;
  paths: readonly string[];
  search?: Readonly<Record<string, readonly string[]>> | undefined;
}

/**
 * The address that stands for all that show the same page: the path as its pattern writes it, and of the search
 * parameters those that the page declares, in its order, each once. A remote that declares nothing is taken to read them all.
 * @param url path and query, below the origin
 * @param base beginning of the portal's paths, without a slash at the end
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
  const names = declaredNames(claim) ?? sortedNames(searchParams);
  const kept = new URLSearchParams();
  for (const name of names) {
    const value = searchParams.get(name);
    if (value !== null) kept.set(name, value);
  }
  const written = claim ? base + toCanonicalPath(path, claim.pattern) : pathname;
  return { path: written, search: kept.size > 0 ? `?${kept}` : '' };
}

/** Null where nobody has said which parameters matter. */
function declaredNames(claim: ReturnType<typeof matchOwner<Owner>>): readonly string[] | null {
  if (!claim) return [];
  const { search } = claim.remote;
  return search ? (search[claim.pattern] ?? []) : null;
}

const sortedNames = (search: URLSearchParams): string[] => [...new Set(search.keys())].sort();
