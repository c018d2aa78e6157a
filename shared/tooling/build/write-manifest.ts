import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { containerGlobal } from '@portal/runtime/federation/container-global';
import { CONTRACT_VERSION, type RemoteDescriptor } from '@portal/runtime/federation/descriptor';
import type { BuiltFiles, RemoteManifest } from '@portal/runtime/federation/remote-manifest';
import type { StatsCompilation } from '@rspack/core';

/** Writes `dist/portal.json` of a remote from the statistics of its two builds. */
export async function writeRemoteManifest(
  dir: string,
  descriptor: RemoteDescriptor,
  web: StatsCompilation,
  node: StatsCompilation,
): Promise<RemoteManifest> {
  const groups = groupFiles(web);
  const entry = assetNames(web).find((name) => /^remoteEntry(\.[0-9a-f]{8})?\.js$/.test(name));
  const serverFile = assetNames(node).find((name) => name.endsWith('.cjs'));
  if (!entry || !serverFile) throw new Error(`${descriptor.name}: the build left no entry`);
  const slotGroups = descriptor.slots.map((slot) => [slot, groups[`slot-${slot}`] ?? none] as const);
  const named = new Set(['routes', 'main', ...descriptor.slots.map((slot) => `slot-${slot}`)]);
  const sha256 = digest(readFileSync(path.join(dir, 'dist/server', serverFile)));
  const version = digest([sha256, ...assetNames(web).sort()].join()).slice(0, 12);
  const manifest: RemoteManifest = {
    name: descriptor.name,
    team: descriptor.team,
    contract: CONTRACT_VERSION,
    version,
    paths: [...descriptor.paths],
    ...(descriptor.search ? { search: searchOf(descriptor.search) } : {}),
    entry,
    routes: groups.routes ?? none,
    pages: Object.fromEntries(
      Object.entries(groups).filter(
        ([name]) => !named.has(name) && name !== containerGlobal(descriptor.name),
      ),
    ),
    slots: Object.fromEntries(slotGroups),
    server: { file: serverFile, sha256 },
    previous: previousRelease(dir, version),
  };
  await writeFile(path.join(dir, 'dist/portal.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

/** What the host's server needs to know of the host's own browser build. */
export interface HostManifest extends BuiltFiles {
  version: string;
  /** Fonts that the first paint needs. */
  fonts: string[];
  /** Scripts that run before the first paint. */
  early: string[];
}

/** Writes `dist/host.json` from the statistics of the host's two browser builds. */
export async function writeHostManifest(
  dir: string,
  version: string,
  web: StatsCompilation,
  early: StatsCompilation,
): Promise<HostManifest> {
  const files = entryFiles(web, 'main');
  const fonts = assetNames(web).filter((name) => name.endsWith('.woff2'));
  const manifest: HostManifest = { version, ...files, fonts, early: entryFiles(early, 'early').js };
  await writeFile(path.join(dir, 'dist/host.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  return manifest;
}

const searchOf = (search: NonNullable<RemoteDescriptor['search']>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(search).map(([path, names]) => [path, [...names]]));

const none: BuiltFiles = { js: [], css: [] };
const digest = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
const assetNames = (stats: StatsCompilation): string[] => (stats.assets ?? []).map((asset) => asset.name);

function byKind(names: readonly string[]): BuiltFiles {
  return {
    js: names.filter((name) => name.endsWith('.js')),
    css: names.filter((name) => name.endsWith('.css')),
  };
}

function groupFiles(stats: StatsCompilation): Record<string, BuiltFiles> {
  return Object.fromEntries(
    Object.entries(stats.namedChunkGroups ?? {}).map(([name, group]) => [
      name,
      byKind((group.assets ?? []).map((asset) => asset.name)),
    ]),
  );
}

function entryFiles(stats: StatsCompilation, name: string): BuiltFiles {
  return byKind((stats.entrypoints?.[name]?.assets ?? []).map((asset) => asset.name));
}

/** The release that this one replaces, or the one that it already replaced when nothing has changed. */
function previousRelease(dir: string, version: string): RemoteManifest['previous'] {
  const file = path.join(dir, 'dist/portal.json');
  if (!existsSync(file)) return null;
  const last = JSON.parse(readFileSync(file, 'utf8')) as RemoteManifest;
  const previous = last.version === version ? last.previous : { version: last.version, entry: last.entry };
  return previous && existsSync(path.join(dir, 'dist/web', previous.entry)) ? previous : null;
}
