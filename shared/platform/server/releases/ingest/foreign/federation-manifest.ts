import * as z from 'zod';

/** A file below the manifest's folder: segments never start with a dot, so no path leads elsewhere. */
const filePath = z.string().regex(/^[\w-][\w.-]*(\/[\w-][\w.-]*)*$/);

const names = z.object({ sync: z.array(filePath), async: z.array(filePath) });
const assets = z.object({ js: names, css: names });

const entryFile = z
  .object({ path: z.string(), name: z.string(), type: z.string() })
  .transform((file, issues) => {
    const path = filePath.safeParse([file.path, file.name].filter(Boolean).join('/'));
    if (!path.success) issues.addIssue({ code: 'custom', message: `${file.name} is no file of the build` });
    return { path: path.data ?? '', type: file.type };
  });

/** Parts of Module Federation's `mf-manifest.json` that a host needs. */
export const federationManifest = z.object({
  metaData: z.object({
    globalName: z.string(),
    /** Files are relative to the entry: each host serves them from its own origin. */
    publicPath: z.literal('auto', "must be 'auto'"),
    remoteEntry: entryFile,
    ssrRemoteEntry: entryFile.optional().catch(undefined),
  }),
  shared: z.array(
    z.object({
      name: z.string(),
      singleton: z.boolean().optional(),
      requiredVersion: z.union([z.string(), z.literal(false)]).optional(),
      assets,
    }),
  ),
  exposes: z.array(z.object({ path: z.string(), assets })),
});

export type FederationManifest = z.infer<typeof federationManifest>;
