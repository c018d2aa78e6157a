import { matchOwner } from '../contract/owner.ts';
import type { KnownRemotes } from './boot-data.ts';

/**
 * The part of the portal that the page of a path belongs to, as its remote says; null where it says nothing.
 * @param path relative to the base path
 */
export function placeAt({ remotes, allKnown }: KnownRemotes, path: string): string | null {
  const claim = matchOwner(remotes, path, allKnown);
  return claim?.remote.menu?.[claim.pattern] ?? null;
}
