import * as z from 'zod';

/** Builds whose files are kept, the one at work included: tabs of the two before it go on. */
const KEPT = 3;

const hostBuild = z.object({
  id: z.string(),
  /** SHA-256 of each hashed file for browsers, its compressed forms included, by its name. */
  files: z.record(z.string().regex(/^[\w-][\w.-]*$/), z.string().regex(/^[0-9a-f]{64}$/)),
});

/** The hashed files of one build of the host. */
export type HostBuild = z.infer<typeof hostBuild>;

/** @throws Error where a text is no list of builds */
export const readKnownBuilds = (text: string): HostBuild[] => z.array(hostBuild).parse(JSON.parse(text));

/** The builds whose files are kept: those first that are said first, each once. */
export const listRetainedBuilds = (builds: readonly HostBuild[]): HostBuild[] =>
  builds.filter(({ id }, index) => builds.findIndex((each) => each.id === id) === index).slice(0, KEPT);

/** SHA-256 of each file of some builds, by its name. */
export const filesOf = (builds: readonly HostBuild[]): ReadonlyMap<string, string> =>
  new Map(builds.flatMap(({ files }) => Object.entries(files)));
