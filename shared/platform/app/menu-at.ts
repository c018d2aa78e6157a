import { matchOwner } from '../contract/owner.ts';
import type { KnownRemotes } from './boot-data.ts';

/**
 * The menu that the page of a path is in, as its remote says; null where it says nothing.
 * @param path relative to the base path
 */
export function menuAt({ remotes, allKnown }: KnownRemotes, path: string): string | null {
  const claim = matchOwner(remotes, path, allKnown);
  return claim?.remote.menu?.[claim.pattern] ?? null;
}
