import * as z from 'zod';
import { budgetParts } from '../contract/budget.ts';
import { hostFacts, releaseManifest } from '../contract/release-manifest.ts';
import { checkContract } from './check-contract.ts';
import { readManifest } from './read-manifest.ts';

/** Remotes as a portal lists them for browsers. */
const registry = z.object({
  remotes: z.array(z.object({ name: z.string(), paths: z.array(z.string()), slots: z.array(z.string()) })),
});

const status = z.object({
  remotes: z.array(
    z.object({
      name: z.string(),
      team: z.string().nullable(),
      /** Absent in older portals. */
      budget: z.array(z.object({ part: z.enum(budgetParts), budget: z.number() })).default([]),
    }),
  ),
});

/**
 * Reports which releases a running portal would mount, by the public documents of its host.
 * @param url base URL of the portal
 * @param sources paths or URLs of releases' `portal.json`
 * @returns as `checkContract`
 * @throws Error in one line if a document cannot be read
 */
export async function checkAgainst(
  url: string,
  sources: readonly string[],
): Promise<ReturnType<typeof checkContract>> {
  const base = url.replace(/\/+$/, '');
  const [host, { remotes }, { remotes: statuses }, releases] = await Promise.all([
    readManifest(`${base}/host.json`, hostFacts),
    readManifest(`${base}/registry.json`, registry),
    readManifest(`${base}/_status?format=json`, status),
    Promise.all(sources.map((source) => readManifest(source, releaseManifest))),
  ]);
  const owners = remotes.map(({ name, paths, slots }) => ({
    name,
    team: statuses.find((each) => each.name === name)?.team ?? name,
    paths,
    slots: Object.fromEntries(slots.map((slot) => [slot, { js: [], css: [] }])),
  }));
  const budgets = Object.fromEntries(
    statuses.map(({ name, budget }) => [
      name,
      Object.fromEntries(budget.map((each) => [each.part, each.budget])),
    ]),
  );
  return checkContract(host, [], releases, { owners, budgets });
}
