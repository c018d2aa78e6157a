import * as z from 'zod';

/** The current build and the two before it, whose tabs keep working. */
const MAX_BUILDS = 3;

const hostBuild = z.object({
  id: z.string(),
  /** SHA-256 by name of each hashed file for browsers and its compressed forms. */
  files: z.record(z.string().regex(/^[\w-][\w.-]*$/), z.string().regex(/^[0-9a-f]{64}$/)),
});

export type HostBuild = z.infer<typeof hostBuild>;

/** @throws Error if the text is not a list of builds */
export const readKnownBuilds = (text: string): HostBuild[] => z.array(hostBuild).parse(JSON.parse(text));

/** Returns the builds to retain: the first ones, without duplicates. */
export const listRetainedBuilds = (builds: readonly HostBuild[]): HostBuild[] =>
  builds.filter(({ id }, index) => builds.findIndex((each) => each.id === id) === index).slice(0, MAX_BUILDS);

/** Returns the SHA-256 of each file by name. */
export const listFileHashes = (builds: readonly HostBuild[]): ReadonlyMap<string, string> =>
  new Map(builds.flatMap(({ files }) => Object.entries(files)));
