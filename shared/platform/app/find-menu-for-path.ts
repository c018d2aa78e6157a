import { matchOwner } from '../contract/owner.ts';
import type { RegistrySnapshot } from './boot-data.ts';

/**
 * The menu that the page of a path is in, as its remote says; null where it says nothing.
 * @param path relative to the base path
 */
export function findMenuForPath({ remotes, allKnown }: RegistrySnapshot, path: string): string | null {
  const claim = matchOwner(remotes, path, allKnown);
  return claim?.remote.menu?.[claim.pattern] ?? null;
}
