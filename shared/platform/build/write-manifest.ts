import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StatsCompilation } from '@rspack/core';
import * as z from 'zod';
import type { RemoteDescriptor } from '../contract/descriptor.ts';
import {
  type BuiltFiles,
  CONTRACT_VERSION,
  type HostFacts,
  type ReleaseManifest,
  releaseManifest,
} from '../contract/release-manifest.ts';
import { oldestBrowsers } from './common-config.ts';
import { chunkNameOf } from './page-imports.ts';
import { describeOffered, type NamesByModule, type PortalBuild } from './shared-modules.ts';

export interface RemoteBuilds {
  exposes: string[];
  dir: string;
  descriptor: RemoteDescriptor;
  web: StatsCompilation;
  node: StatsCompilation;
  commit: ReleaseManifest['commit'];
  shared: ReleaseManifest['shared'];
}

/**
 * Writes `dist/portal.json` of a remote, and removes an earlier signature.
 * @throws Error if hosts would reject the manifest
 */
export async function writeRemoteManifest(builds: RemoteBuilds): Promise<ReleaseManifest> {
  const { dir, commit } = builds;
  const described = describe(builds);
  // Excludes the commit: the same content from another commit is the same release.
  const version = hash('sha256', JSON.stringify(described)).slice(0, 12);
  const { name, team, contract, ...rest } = described;
  const manifest: ReleaseManifest = { name, team, contract, version, commit, ...rest, previous: null };
  const { error } = z.safeParse(releaseManifest, manifest);
  if (error) throw new Error(`${name}: ${z.prettifyError(error)}`);
  const file = path.join(dir, 'dist/portal.json');
  await rm(`${file}.sig`, { force: true });
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

function describe({
  dir,
  descriptor,
  web,
  node,
  shared,
  exposes,
}: RemoteBuilds): Omit<ReleaseManifest, 'version' | 'commit' | 'previous'> {
  const { name, team, pages, pageNames, paths, search, canonical, indexed, menu, metadata, slots } =
    descriptor;
  const groups = groupFiles(web);
  const entry = assetNames(web).find((file) => /^remoteEntry(\.[0-9a-f]{8})?\.js$/.test(file));
  const serverFile = assetNames(node).find((file) => file.endsWith('.cjs'));
  if (!entry || !serverFile) throw new Error(`${name}: the build has no entry`);
  const files = releaseFiles(path.join(dir, 'dist'), { web: assetNames(web), server: [serverFile] });
  return {
    name,
    team,
    contract: CONTRACT_VERSION,
    paths: [...paths],
    search: namesByPath(search),
    canonical: namesByPath(canonical),
    indexed: [...indexed],
    menu: { ...menu },
    metadata: { ...metadata },
    pageNames: { ...pageNames },
    entry,
    routes: groups.routes ?? none,
    pages: Object.fromEntries(pages.map((page) => [page, groups[chunkNameOf(page, pages)] ?? none])),
    slots: Object.fromEntries(slots.map((slot) => [slot, groups[`slot-${slot}`] ?? none])),
    server: { file: serverFile, sha256: files[`server/${serverFile}`]?.sha256 ?? '', exposes },
    files,
    shared,
  };
}

/** Facts about the host's browser build for the host's server. */
export interface HostManifest extends BuiltFiles {
  version: string;
  /** Fonts of the first paint. */
  fonts: string[];
  /** Scripts that run before the first paint. */
  early: string[];
  /** Oldest supported browsers, in Browserslist syntax. */
  browsers: readonly string[];
  files: string[];
  /** Files of `src/icons/` with a content hash in their name, by their original name. */
  icons: Readonly<Record<string, string>>;
}

/** Writes `dist/host.json`: the host's two browser builds, and what the host provides to remotes. */
export async function writeHostManifest(
  portal: PortalBuild,
  dir: string,
  version: string,
  stats: Record<'web' | 'early', StatsCompilation>,
  provided: NamesByModule,
): Promise<HostManifest & HostFacts> {
  const manifest: HostManifest & HostFacts = {
    version,
    ...entryFiles(stats.web, 'main'),
    fonts: assetNames(stats.web).filter((name) => name.endsWith('.woff2')),
    early: entryFiles(stats.early, 'early').js,
    browsers: oldestBrowsers,
    files: [...assetNames(stats.web), ...assetNames(stats.early)].sort(),
    icons: mapIcons(assetNames(stats.web)),
    contract: CONTRACT_VERSION,
    shared: describeOffered(portal, provided),
  };
  const renderer = hash('sha256', readFileSync(path.join(dir, 'dist/server/worker.cjs')));
  const text = `${JSON.stringify({ ...manifest, renderer }, null, 2)}\n`;
  const file = path.join(dir, 'dist/host.json');
  // Writing restarts a watched server, which is needed only after a change.
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) await writeFile(file, text);
  return manifest;
}

const mapIcons = (names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const [, stem, ending] = /^([\w-]+)\.[0-9a-f]{8}\.(png|ico)$/.exec(name) ?? [];
      return stem ? [[`${stem}.${ending}`, name]] : [];
    }),
  );

const namesByPath = (names: Readonly<Record<string, readonly string[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(names).map(([page, each]) => [page, [...each]]));

const none: BuiltFiles = { js: [], css: [] };

/** A dev server's hot updates belong to no release. */
const isReleaseFile = (name: string): boolean => !name.includes('.hot-update.');

const assetNames = (stats: StatsCompilation): string[] =>
  (stats.assets ?? [])
    .map((asset) => asset.name)
    .filter(isReleaseFile)
    .sort();

function groupFiles(stats: StatsCompilation): Record<string, BuiltFiles> {
  return Object.fromEntries(
    Object.entries(stats.namedChunkGroups ?? {}).map(([name, group]) => [
      name,
      groupByKind((group.assets ?? []).map((asset) => asset.name)),
    ]),
  );
}

const entryFiles = (stats: StatsCompilation, name: string): BuiltFiles =>
  groupByKind((stats.entrypoints?.[name]?.assets ?? []).map((asset) => asset.name));

function groupByKind(all: readonly string[]): BuiltFiles {
  const names = all.filter(isReleaseFile);
  return {
    js: names.filter((name) => name.endsWith('.js')),
    css: names.filter((name) => name.endsWith('.css')),
  };
}

/**
 * Returns hash and size of each file of a release, without those of earlier releases in the same folder.
 * @param dist absolute path of the package's `dist/`
 * @param names files of the builds, by folder; their compressed forms are added
 */
function releaseFiles(
  dist: string,
  names: Record<'web' | 'server', readonly string[]>,
): ReleaseManifest['files'] {
  const made = [...names.web.map((name) => `web/${name}`), ...names.server.map((name) => `server/${name}`)];
  const files = made
    .flatMap((file) => [file, `${file}.br`, `${file}.gz`])
    .filter((file) => existsSync(path.join(dist, file)))
    .sort();
  return Object.fromEntries(
    files.map((file) => {
      const content = readFileSync(path.join(dist, file));
      return [file, { sha256: hash('sha256', content), size: content.length }];
    }),
  );
}
