import { matchOwner } from '../contract/owner.ts';
import type { RegistrySnapshot } from './boot-data.ts';

/**
 * Returns the menu entry that a remote declares for the page at a path, or null.
 * @param path relative to the base path
 */
export function findMenuForPath({ remotes, allKnown }: RegistrySnapshot, path: string): string | null {
  const claim = matchOwner(remotes, path, allKnown);
  return claim?.remote.menu?.[claim.pattern] ?? null;
}
