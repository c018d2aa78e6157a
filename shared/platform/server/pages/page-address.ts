import { stripBasePath } from '../../contract/names.ts';
import { matchOwner } from '../../contract/owner.ts';
import type { RemoteManifest } from '../../contract/release-manifest.ts';
import type { PageOwner } from '../workers/protocol.ts';

interface KnownRemotes {
  manifests: readonly Pick<RemoteManifest, 'name' | 'paths' | 'search' | 'canonical' | 'indexed'>[];
  known: { allKnown: boolean };
}

export interface PageAddress {
  /** Path as its pattern spells it, with the base path. */
  path: string;
  /** The search parameters that the page declares, in that order and without duplicates; all if its remote declares none. */
  search: string;
  owner: PageOwner | null;
  /** Path and query for search engines; null if they are excluded, or if the owner is not known yet. */
  canonical: string | null;
  noindex: boolean;
}

/** Resolves a path and query: all URLs that show the same page have the same path and search. */
export function resolveAddress(
  url: string,
  basePath: string,
  { manifests, known: { allKnown } }: KnownRemotes,
): PageAddress {
  const { pathname, searchParams } = new URL(url, 'http://portal.invalid');
  const relativePath = stripBasePath(basePath, pathname);
  const match = matchOwner(manifests, relativePath, allKnown);
  if (!match) return { path: pathname, search: '', owner: null, canonical: null, noindex: allKnown };
  const { remote, pattern } = match;
  const path = basePath + toCanonicalPath(relativePath, pattern);
  const declared = remote.search ? (remote.search[pattern] ?? []) : sortNames(searchParams);
  const noindex = remote.indexed !== undefined && !remote.indexed.includes(pattern);
  return {
    path,
    search: selectParameters(searchParams, declared),
    owner: { remote: remote.name, pattern },
    canonical: noindex ? null : path + selectParameters(searchParams, remote.canonical?.[pattern] ?? []),
    noindex,
  };
}

/** Spells a path as its pattern does: the router accepts any case, any escapes and a trailing slash. */
function toCanonicalPath(path: string, pattern: string): string {
  if (pattern.includes('?') || pattern.includes('*')) return path;
  const segments = path.split('/');
  return pattern
    .split('/')
    .map((segment, index) => (segment.startsWith(':') ? normaliseEscapes(segments[index] ?? '') : segment))
    .join('/');
}

/** Keeps segments that cannot be decoded. */
function normaliseEscapes(segment: string): string {
  if (!segment.includes('%')) return segment;
  try {
    return encodeURIComponent(decodeURIComponent(segment));
  } catch {
    return segment;
  }
}

const sortNames = (search: URLSearchParams): string[] => [...new Set(search.keys())].sort();

/** Returns a query with the first value of each named parameter, in the order of the names. */
function selectParameters(search: URLSearchParams, names: readonly string[]): string {
  const selected = new URLSearchParams();
  for (const name of names) {
    const value = search.get(name);
    if (value !== null) selected.set(name, value);
  }
  const query = selected.toString();
  return query ? `?${query}` : '';
}
