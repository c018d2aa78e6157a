import * as z from 'zod';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const version = z.string().min(1);
const name = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** Remote as listed in `registry.json`. */
const anyListing = z.strictObject({
  name,
  /** URL of its files; an environment variable may replace it. */
  url: address.optional(),
  /** Public key of the team, or several while it changes them. Releases must be signed with one of them. */
  key: z.union([z.string(), z.array(z.string()).min(1)]).optional(),
  /** The only release that may be active. */
  pin: version.optional(),
  /** Release for a percentage of visitors. */
  canary: z.strictObject({ version, percent: z.int().min(0).max(100) }).optional(),
  /** URL of a foreign remote's `mf-manifest.json`; this listing replaces its `portal.json`. */
  manifest: address.optional(),
  paths: z.array(z.string().min(1)).min(1).optional(),
  slots: z.array(name).optional(),
  team: z.string().min(1).optional(),
});

const remoteListing = anyListing
  .refine(({ manifest, paths }) => !manifest || paths, 'a manifest needs paths')
  .refine(
    ({ manifest, url, key }) => !manifest || (!url && !key),
    'a manifest stands in place of url, and has no key',
  )
  .refine(
    ({ manifest, paths, slots, team }) => manifest || !(paths || slots || team),
    'paths, slots and team are those of a manifest',
  );

/** `registry.json`, in order of precedence. */
export const remoteListings = z
  .array(remoteListing)
  .refine((all) => new Set(all.map((each) => each.name)).size === all.length, 'a remote is listed twice');

export type RemoteListing = z.infer<typeof remoteListing>;

/** Listed remote with the URL of its folder or manifest. */
export type LocatedRemote = RemoteListing & { url: string };

/** Listed remote that was built with other tooling. */
export type ForeignRemote = LocatedRemote & Required<Pick<RemoteListing, 'manifest' | 'paths'>>;

/** Returns the public keys of a remote's team; empty if releases need no signature. */
export const getKeys = ({ key = [] }: Pick<RemoteListing, 'key'>): readonly string[] => [key].flat();

export const isForeign = (listing: LocatedRemote): listing is ForeignRemote => listing.manifest !== undefined;

/**
 * Returns the listed remotes with their URLs: from variables such as `MF_COURSES_URL`, otherwise from the registry.
 * @throws Error with a message of one line
 */
export function locatedRemotes(registry: unknown, env: NodeJS.ProcessEnv): LocatedRemote[] {
  const listed = remoteListings.safeParse(registry);
  if (!listed.success) throw new Error(`the registry: ${formatIssue(listed.error)}`);
  return listed.data.map((listing) => {
    const variable = `${listing.name.toUpperCase().replaceAll('-', '_')}_URL`;
    const url = env[variable] ? address.safeParse(env[variable]).data : (listing.manifest ?? listing.url);
    if (!url) throw new Error(`${variable} must be the http(s) address of ${listing.name}`);
    return { ...listing, url };
  });
}

function formatIssue({ issues: [issue] }: z.ZodError): string {
  return issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : 'is not one';
}
