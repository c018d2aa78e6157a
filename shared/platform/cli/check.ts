import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { errorText } from '@portal/server-kit/error-text';
import * as z from 'zod';
import { admitInOrder, findUnmountedSlots, type Owner } from '../contract/admit-release.ts';
import { type Budget, findExceededBudget } from '../contract/budget.ts';
import { formatReason } from '../contract/reasons.ts';
import {
  type HostFacts,
  hostFacts,
  type ReleaseManifest,
  releaseManifest,
} from '../contract/release-manifest.ts';
import { type RemoteStatus, remoteStatus } from '../server/releases/decision-document.ts';
import { Rejection } from '../server/releases/fetch-files.ts';
import {
  createBuildReader,
  federationManifest,
  readForeignRelease,
} from '../server/releases/foreign/foreign-release.ts';
import { createCommand } from './command.ts';
import { isUrl, parseManifest, readManifest, readSource } from './read-manifest.ts';

/**
 * Reports whether releases would be mounted: by the portal at a base URL (`https://…/senac-portal`), or else by the host that is
 * built in this workspace, beside the other remotes of its registry. FILE is a path or URL of a `portal.json`, by default those
 * built here, or of the `mf-manifest.json` of Rspack, webpack or Vite. It ends with 1 if a release would be rejected.
 */
export const check = createCommand(
  'portal check [--against URL] [FILE …]',
  { against: { type: 'string' } },
  async ({ against }, files) => {
    const { lines, broken } = await (against
      ? checkAgainst(against, files.length > 0 ? files : listBuilt().map(({ source }) => source))
      : checkHere(files));
    console.log(lines.join('\n'));
    console.log(broken.length === 0 ? 'Nobody would break.' : `Would break: ${broken.join(', ')}`);
    process.exitCode = broken.length === 0 ? 0 : 1;
  },
);

interface BuiltRemote {
  name: string;
  source: string;
  budget: Budget | undefined;
}

/** Lists the remotes of the registry in this folder, as built here or released elsewhere, or else its own build. */
function listBuilt(): BuiltRemote[] {
  if (!existsSync('registry.json')) return [{ name: '', source: 'dist/portal.json', budget: undefined }];
  const listed: { name: string; url?: string; manifest?: string; budget?: Budget }[] = JSON.parse(
    readFileSync('registry.json', 'utf8'),
  );
  // Only their host creates a `portal.json` of remotes of other tooling.
  return listed.flatMap(({ name, url, manifest, budget }) =>
    manifest ? [] : [{ name, source: `${url ?? `${name}/dist`}/portal.json`, budget }],
  );
}

/** Checks the remotes of this workspace. @param added further releases, which replace those of the same name */
async function checkHere(added: readonly string[]): Promise<Report> {
  const built = listBuilt();
  const read = (source: string) => readManifest(source, releaseManifest);
  const host = await readManifest('host/dist/host.json', hostFacts);
  const mounted = await Promise.all(built.map(({ source }) => read(source)));
  const further = await Promise.all(added.map(read));
  const budgets = Object.fromEntries(built.map(({ name, budget }) => [name, budget]));
  const staying = mounted.filter(({ name }) => !further.some((each) => each.name === name));
  return checkReleases([...staying, ...further], { host, budgets });
}

/** Remotes as a portal lists them for browsers. */
const registry = z.object({
  remotes: z.array(
    z.object({
      name: z.string(),
      paths: z.array(z.string()),
      slots: z.array(z.string()),
      /** Only of remotes built with other tooling. */
      container: z.object({ global: z.string() }).optional(),
    }),
  ),
});

type Listed = z.infer<typeof registry>['remotes'][number];

const status = z.object({ remotes: z.array(remoteStatus) });

/** Reports which releases a running portal would mount, by the public documents of its host. */
export async function checkAgainst(url: string, sources: readonly string[]): Promise<Report> {
  const base = url.replace(/\/+$/, '');
  const [host, { remotes }, { remotes: statuses }] = await Promise.all([
    readManifest(`${base}/host.json`, hostFacts),
    readManifest(`${base}/registry.json`, registry),
    readManifest(`${base}/_status?format=json`, status),
  ]);
  const owners = remotes.map(({ name, paths, slots }) => ({
    name,
    team: statuses.find((each) => each.name === name)?.team ?? name,
    paths,
    slots: Object.fromEntries(slots.map((slot) => [slot, { js: [], css: [] }])),
  }));
  const toBudget = ({ budget }: RemoteStatus): Budget =>
    Object.fromEntries(budget.map((each) => [each.part, each.budget]));
  const budgets = Object.fromEntries(statuses.map((each) => [each.name, toBudget(each)]));
  const read = await Promise.all(sources.map((source) => readRelease(source, remotes)));
  const checked = checkReleases(
    read.flatMap(({ release }) => release ?? []),
    { host, owners, budgets },
  );
  return {
    lines: [...checked.lines, ...read.flatMap(({ lines }) => lines)],
    broken: [...checked.broken, ...read.flatMap(({ release, name }) => (release ? [] : [name]))],
  };
}

interface ReadRelease {
  name: string;
  /** Null if the host would not store it. */
  release: ReleaseManifest | null;
  lines: string[];
}

/** A build of other tooling is described as by the host: its registry entry, if there is one, has its paths and slots. */
async function readRelease(source: string, listed: readonly Listed[]): Promise<ReadRelease> {
  const text = await readSource(source);
  const isForeign = 'metaData' in parseManifest(source, text, z.looseObject({}));
  if (!isForeign) {
    const release = parseManifest(source, text, releaseManifest);
    return { name: release.name, release, lines: [] };
  }
  const manifest = parseManifest(source, text, federationManifest);
  const { globalName } = manifest.metaData;
  const entry = listed.find(({ container }) => container?.global === globalName);
  const { name, paths, slots } = entry ?? { name: globalName, paths: [], slots: [] };
  const isUnlisted = `${name}: the portal does not list it, so that its paths and slots are not checked`;
  try {
    const announcement = await readForeignRelease({ name, paths, slots }, manifest, createReader(source));
    return { name, release: announcement.manifest, lines: entry ? [] : [isUnlisted] };
  } catch (error) {
    const reason = error instanceof Rejection ? formatReason(error.reason) : errorText(error);
    return { name, release: null, lines: [`${name}: would be rejected`, `  it ${reason}`] };
  }
}

const createReader = (source: string) =>
  isUrl(source)
    ? createBuildReader(source)
    : (file: string) => readFile(path.join(path.dirname(source), file)).catch(() => null);

interface Portal {
  host: HostFacts;
  /** Remotes of which only their claims are known, and which are not checked themselves. */
  owners?: readonly Owner[];
  budgets: Readonly<Record<string, Budget | undefined>>;
}

interface Report {
  /** A line for each remote, and for each reason against it. */
  lines: string[];
  broken: string[];
}

/** Reports which releases, in the order of the registry, a portal would mount. */
function checkReleases(releases: readonly ReleaseManifest[], { host, owners = [], budgets }: Portal): Report {
  const checks = admitInOrder(releases, host, owners).map(({ release, errors }) => {
    const exceeded = findExceededBudget(release, budgets[release.name] ?? {});
    return { release, reasons: [...errors, ...(exceeded ? [exceeded] : [])] };
  });
  const lines = checks.flatMap(({ release, reasons }) => {
    const fits = reasons.length === 0;
    const unmounted = fits && owners.length === 0 ? findUnmountedSlots(release, releases) : [];
    const remarks = [...reasons, ...unmounted.map((slot) => ({ kind: 'unmounted', slot }) as const)];
    return [
      `${release.name} ${release.version} (${release.team}): ${fits ? 'fits' : 'would be rejected'}`,
      ...remarks.map((reason) => `  it ${formatReason(reason)}`),
    ];
  });
  const rejected = checks.filter(({ reasons }) => reasons.length > 0);
  return { lines, broken: rejected.map(({ release }) => release.name) };
}
