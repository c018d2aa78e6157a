import { readdir } from 'node:fs/promises';
import path from 'node:path';

/** Names of files that browsers get. */
export interface Build {
  /** Code and styles, also what is asked for late. */
  code: readonly string[];
  /** What no other build has. */
  own: ReadonlySet<string>;
}

/**
 * @param sources folders of the host's package, each with its build
 * @returns the builds, in the same order
 */
export async function readBuilds(sources: readonly string[]): Promise<Build[]> {
  const all = await Promise.all(sources.map((folder) => readdir(path.join(folder, 'dist/web'))));
  return all.map((names, place) => {
    const others = new Set(all.toSpliced(place, 1).flat());
    return {
      code: names.filter((name) => /\.[0-9a-f]{8}\.(m?js|css)$/.test(name)),
      own: new Set(names.filter((name) => !others.has(name))),
    };
  });
}
