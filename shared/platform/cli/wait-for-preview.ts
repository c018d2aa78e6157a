import { setTimeout as pause } from 'node:timers/promises';
import * as z from 'zod';
import { releaseManifest } from '../contract/release-manifest.ts';
import { readManifest } from './read-manifest.ts';

/** Enough for the files and the smoke test of a release, behind those of others. */
const TIMEOUT_MS = 120_000;
const INTERVAL_MS = 1_000;

const status = z.object({
  previews: z.array(
    z.object({
      name: z.string(),
      remotes: z.array(
        z.object({
          name: z.string(),
          current: z.object({ version: z.string() }).nullable(),
          verdict: z.object({
            version: z.string().nullable(),
            kind: z.string(),
            reasons: z.array(z.string()),
          }),
        }),
      ),
    }),
  ),
});

type Remote = z.infer<typeof status>['previews'][number]['remotes'][number];

/** Returns the open previews of a portal. @throws Error in one line if it does not respond */
export async function readPreviews(portalUrl: string): Promise<z.infer<typeof status>['previews']> {
  return (await readManifest(`${portalUrl}/_status?format=json`, status)).previews;
}

/**
 * Waits until a portal has tested a preview's release.
 * @param releaseUrl where the release is served
 * @returns a line for people
 * @throws Error with the reasons if the portal rejects it
 */
export async function waitForPreview(
  portalUrl: string,
  name: string,
  remote: string,
  releaseUrl: string,
  timeout = TIMEOUT_MS,
): Promise<string> {
  // The portal itself describes builds of other tooling.
  const version = await readManifest(`${releaseUrl}/portal.json`, releaseManifest).then(
    (manifest) => manifest.version,
    () => null,
  );
  const until = Date.now() + timeout;
  for (;;) {
    const previews = await readPreviews(portalUrl);
    const state = previews.find((each) => each.name === name)?.remotes.find((each) => each.name === remote);
    const current = state?.current?.version;
    if (current && (version ?? current) === current) return `preview ${name}: ${remote} ${current} is ready`;
    if (state && isRejected(state, version)) throw new Error(describe(state));
    if (Date.now() > until) throw new Error(state ? describe(state) : `the portal has no preview ${name}`);
    await pause(INTERVAL_MS);
  }
}

const isRejected = ({ verdict }: Remote, version: string | null): boolean =>
  verdict.kind === 'refused' && verdict.version === (version ?? verdict.version);

const describe = ({ name, verdict: { reasons } }: Remote): string =>
  [`the release of ${name} is not shown`, ...reasons].join(': ');
