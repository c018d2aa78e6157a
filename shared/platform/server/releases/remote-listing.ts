import * as z from 'zod';

const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));
const version = z.string().min(1);
const name = z.string().regex(/^[a-z][a-z0-9-]*$/);

/** A remote as `registry.json` lists it. */
const anyListing = z.strictObject({
  name,
  /** Address of its files; a variable of the environment may say it in place of the registry. */
  url: address.optional(),
  /** Public key of its team, or several while it changes them; a host takes in nothing that is not signed with one of them. */
  key: z.union([z.string(), z.array(z.string()).min(1)]).optional(),
  /** The one release that is in force, whatever is announced. */
  pin: version.optional(),
  /** A release that so many visitors of a hundred get. */
  canary: z.strictObject({ version, percent: z.int().min(0).max(100) }).optional(),
  /** Address of `mf-manifest.json`, of a remote that other tooling has built; what `portal.json` would say stands here. */
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

/** `registry.json`: the remotes in order of precedence. */
export const remoteListings = z
  .array(remoteListing)
  .refine((all) => new Set(all.map((each) => each.name)).size === all.length, 'a remote is listed twice');

export type RemoteListing = z.infer<typeof remoteListing>;

/** A listed remote whose address is known: that of its folder, or of its manifest. */
export type LocatedRemote = RemoteListing & { url: string };

/** A listed remote that other tooling has built. */
export type ForeignRemote = LocatedRemote & Required<Pick<RemoteListing, 'manifest' | 'paths'>>;

/** The public keys of a remote's team; none where no signature is asked for. */
export const keysOf = ({ key = [] }: Pick<RemoteListing, 'key'>): readonly string[] => [key].flat();

export const isForeign = (listing: LocatedRemote): listing is ForeignRemote => listing.manifest !== undefined;

/**
 * The remotes of a registry with their addresses: that of `MF_COURSES_URL` and the like before the registry's own.
 * @throws Error with one readable line
 */
export function locatedRemotes(registry: unknown, env: NodeJS.ProcessEnv): LocatedRemote[] {
  const listed = remoteListings.safeParse(registry);
  if (!listed.success) throw new Error(`the registry: ${issueOf(listed.error)}`);
  return listed.data.map((listing) => {
    const variable = `${listing.name.toUpperCase().replaceAll('-', '_')}_URL`;
    const url = env[variable] ? address.safeParse(env[variable]).data : (listing.manifest ?? listing.url);
    if (!url) throw new Error(`${variable} must be the http(s) address of ${listing.name}`);
    return { ...listing, url };
  });
}

function issueOf({ issues: [issue] }: z.ZodError): string {
  return issue ? [issue.path.join('.'), issue.message].filter(Boolean).join(': ') : 'is not one';
}
