import type { KnownRemotes } from './boot-data.ts';
import { claimOn } from './owner.ts';

/** The last answer: every link of the shell asks about the same path, and each answer takes a ranking of all pages. */
const lastAnswers = new WeakMap<KnownRemotes, { path: string; place: string | null }>();

/**
 * The part of the portal that the page of a path belongs to, as its remote says; null where it says nothing.
 * @param path relative to the base path
 */
export function placeAt(known: KnownRemotes, path: string): string | null {
  const last = lastAnswers.get(known);
  if (last?.path === path) return last.place;
  const claim = claimOn(known.remotes, path, known.allKnown);
  const place = claim?.remote.menu?.[claim.pattern] ?? null;
  lastAnswers.set(known, { path, place });
  return place;
}
