import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { StatsCompilation } from '@rspack/core';
import type { BuiltFiles, ReleaseManifest } from '../contract/release-manifest.ts';

/** A dev server's hot updates belong to no release. */
const isReleaseFile = (name: string): boolean => !name.includes('.hot-update.');

export const assetNames = (stats: StatsCompilation): string[] =>
  (stats.assets ?? [])
    .map((asset) => asset.name)
    .filter(isReleaseFile)
    .sort();

export function groupFiles(stats: StatsCompilation): Record<string, BuiltFiles> {
  return Object.fromEntries(
    Object.entries(stats.namedChunkGroups ?? {}).map(([name, group]) => [
      name,
      groupByKind((group.assets ?? []).map((asset) => asset.name)),
    ]),
  );
}

export const entryFiles = (stats: StatsCompilation, name: string): BuiltFiles =>
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
export function releaseFiles(
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
