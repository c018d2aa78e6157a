import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Configuration, StatsCompilation } from '@rspack/core';
import { type AnyNode, parse } from 'acorn';
import { full } from 'acorn-walk';
import * as z from 'zod';
import type { RemoteDescriptor } from '../contract/descriptor.ts';
import {
  type BuiltFiles,
  CONTRACT_VERSION,
  type ReleaseManifest,
  releaseManifest,
} from '../contract/release-manifest.ts';
import { buildOptions, sourceCommit } from './build-options.ts';
import { assetNames, groupByKind, ReleasePlugin } from './release-plugin.ts';
import { chunkNameOf, exposedNames, remoteConfigs } from './remote-config.ts';
import { describeUsed, type PortalBuild, UsedExports } from './shared-modules.ts';

/** Returns a remote's Rspack configuration: a container each for browsers and the host's server, and `dist/portal.json`. */
export const remoteBuild =
  (portal: PortalBuild, descriptor: RemoteDescriptor, dir: string) => async (): Promise<Configuration[]> => {
    const options = await buildOptions(dir);
    const [web, node] = remoteConfigs(descriptor, { ...options, portal });
    const configs = [options.mode === 'development' ? await withHotUpdates(web, options.dist) : web, node];
    const used = new UsedExports();
    const release = new ReleasePlugin({
      ...options,
      builds: [`${descriptor.name}-web`, `${descriptor.name}-node`],
      describe: async (stats) =>
        writeRemoteManifest({
          dist: options.dist,
          basePath: portal.basePath,
          descriptor,
          web: stats(`${descriptor.name}-web`),
          node: stats(`${descriptor.name}-node`),
          commit: await sourceCommit(dir, options.inputs),
          exposes: exposedNames(descriptor, dir),
          shared: describeUsed(portal, used.names),
        }),
    });
    return configs.map((config) => ({ ...config, plugins: [...(config.plugins ?? []), used, release] }));
  };

/** Only builds for development load the dev server's plugins. */
async function withHotUpdates(config: Configuration, dist: string): Promise<Configuration> {
  const { remoteDevServer, withDevServer } = await import('./dev-server.ts');
  return withDevServer(config, remoteDevServer(dist, process.env));
}

interface RemoteBuilds {
  exposes: string[];
  dist: string;
  basePath: string;
  descriptor: RemoteDescriptor;
  web: StatsCompilation;
  node: StatsCompilation;
  commit: ReleaseManifest['commit'];
  shared: ReleaseManifest['shared'];
}

/** Writes `dist/portal.json`, and removes an earlier signature. @throws Error if hosts would reject the manifest */
async function writeRemoteManifest(builds: RemoteBuilds): Promise<void> {
  const { dist, commit, web } = builds;
  const described = describe(builds);
  // Excludes commit and source maps: the same content from another commit is the same release.
  const version = hash('sha256', JSON.stringify(described)).slice(0, 12);
  const { name, team, contract, ...rest } = described;
  const maps = assetNames(web).map((name) => `maps/${name}.map`);
  const head = { name, team, contract, version, commit };
  const manifest: ReleaseManifest = { ...head, ...rest, maps: hashFiles(dist, maps) };
  const { error } = z.safeParse(releaseManifest, manifest);
  if (error) throw new Error(`${name}: ${z.prettifyError(error)}`);
  const file = path.join(dist, 'portal.json');
  await rm(`${file}.sig`, { force: true });
  await writeFile(file, `${JSON.stringify(manifest, null, 2)}\n`);
}

function describe(builds: RemoteBuilds): Omit<ReleaseManifest, 'version' | 'commit' | 'maps'> {
  const { dist, basePath, descriptor, web, node, shared, exposes } = builds;
  const { name, team, pages, slots, routes: _routes, ...declared } = descriptor;
  const groups = groupFiles(web);
  const entry = assetNames(web).find((file) => /^remoteEntry(\.[0-9a-f]{8})?\.js$/.test(file));
  const serverFile = assetNames(node).find((file) => file.endsWith('.cjs'));
  if (!entry || !serverFile) throw new Error(`${name}: the build has no entry`);
  // Compressed forms are files too; those of earlier releases in the same folder are not.
  const built = [...assetNames(web).map((name) => `web/${name}`), `server/${serverFile}`];
  const files = hashFiles(dist, built.flatMap((file) => [file, `${file}.br`, `${file}.gz`]).sort());
  return {
    name,
    team,
    contract: CONTRACT_VERSION,
    basePath,
    ...declared,
    entry,
    routes: groups.routes ?? none,
    pages: Object.fromEntries(pages.map((page) => [page, groups[chunkNameOf(page, pages)] ?? none])),
    slots: Object.fromEntries(slots.map((slot) => [slot, groups[`slot-${slot}`] ?? none])),
    mounts: findMountedSlots(readFileSync(path.join(dist, 'server', serverFile), 'utf8')),
    server: { file: serverFile, sha256: files[`server/${serverFile}`]?.sha256 ?? '', exposes },
    files,
    shared,
  };
}

const none: BuiltFiles = { js: [], css: [] };

function hashFiles(dist: string, files: readonly string[]): ReleaseManifest['files'] {
  return Object.fromEntries(
    files.flatMap((file) => {
      if (!existsSync(path.join(dist, file))) return [];
      const content = readFileSync(path.join(dist, file));
      return [[file, { sha256: hash('sha256', content), size: content.length }]];
    }),
  );
}

function groupFiles(stats: StatsCompilation): Record<string, BuiltFiles> {
  return Object.fromEntries(
    Object.entries(stats.namedChunkGroups ?? {}).map(([name, group]) => [
      name,
      groupByKind((group.assets ?? []).map((asset) => asset.name)),
    ]),
  );
}

/** Returns the slots that the pages of a server build mount: names in the props of `<Slot>`. */
export function findMountedSlots(text: string): string[] {
  const slots = new Set<string>();
  full(parse(text, { ecmaVersion: 'latest', sourceType: 'script' }), (visited) => {
    const node = visited as AnyNode;
    if (node.type !== 'ObjectExpression') return;
    const props = new Map(
      node.properties.flatMap((each) =>
        each.type === 'Property' && each.key.type === 'Identifier' ? [[each.key.name, each.value]] : [],
      ),
    );
    const name = props.get('name');
    if (props.has('pending') && props.has('failed') && name?.type === 'Literal')
      slots.add(String(name.value));
  });
  return [...slots].sort();
}
