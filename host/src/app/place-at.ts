import type { KnownRemotes } from './boot-data.ts';
import { claimOn } from './owner.ts';

/**
 * The part of the portal that the page of a path belongs to, as its remote says; null where it says nothing.
 * @param path relative to the base path
 */
export function placeAt({ remotes, allKnown }: KnownRemotes, path: string): string | null {
  const claim = claimOn(remotes, path, allKnown);
  return claim?.remote.menu?.[claim.pattern] ?? null;
}
