/**
 * Builds the host and the remotes: `node shared/build/build.ts [package …]`, all of them by default.
 * A package whose sources did not change since its last build is left alone.
 */
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { RemoteDescriptor } from '@portal/runtime/federation/descriptor';
import { type Configuration, rspack, type StatsCompilation } from '@rspack/core';
import { hostConfigs } from './host-config.ts';
import { precompress } from './precompress.ts';
import { pruneReleases } from './prune-releases.ts';
import { remoteConfigs } from './remote-config.ts';
import { sourceDigest } from './source-digest.ts';
import { writeHostManifest, writeRemoteManifest } from './write-manifest.ts';

const root = path.resolve(import.meta.dirname, '../..');
const all = ['host', 'mf-content', 'mf-courses', 'mf-psg', 'mf-pss', 'mf-candidate'];

async function build(name: string): Promise<void> {
  const dir = path.join(root, name);
  const mode = process.env.NODE_ENV === 'development' ? 'development' : 'production';
  const stampFile = path.join(dir, 'dist', '.sources');
  const sources = await sourceDigest(dir, path.join(root, 'shared'));
  const digest = `${mode} ${sources}`;
  if (existsSync(stampFile) && (await readFile(stampFile, 'utf8')) === digest) {
    console.log(`${name}: nothing changed`);
    return;
  }
  const started = performance.now();
  await mkdir(path.join(dir, 'dist'), { recursive: true });
  const version = process.env.APP_VERSION ?? (await packageVersion(dir));
  const options = { dir, mode, version, release: sources.slice(0, 8) } as const;
  const built = name === 'host' ? await buildHost(options) : await buildRemote(options);
  const output = path.join(dir, 'dist', 'web');
  await pruneReleases(
    output,
    built.flatMap(({ assets = [] }) => assets.map((asset) => asset.name)),
    Date.now(),
  );
  if (mode === 'production') await precompress(output);
  await writeFile(stampFile, digest);
  console.log(`${name}: built in ${Math.round(performance.now() - started)} ms`);
}

type Options = Parameters<typeof hostConfigs>[0];

/** @returns the statistics of what browsers get, as `buildRemote` */
async function buildHost(options: Options): Promise<StatsCompilation[]> {
  const [web, , early] = await compile(hostConfigs(options));
  await writeHostManifest(options.dir, options.version, web, early);
  return [web, early];
}

async function buildRemote(options: Options): Promise<StatsCompilation[]> {
  const module = (await import(path.join(options.dir, 'portal.remote.ts'))) as { default: RemoteDescriptor };
  const [web, node] = await compile(remoteConfigs(module.default, options));
  await writeRemoteManifest(options.dir, module.default, web, node);
  return [web];
}

/** Every file by its name, those that a previous run left included. */
const manifestStats = {
  all: false,
  assets: true,
  cachedAssets: true,
  groupAssetsByChunk: false,
  groupAssetsByEmitStatus: false,
  groupAssetsByExtension: false,
  groupAssetsByInfo: false,
  groupAssetsByPath: false,
  assetsSpace: 10_000,
  chunkGroups: true,
  chunkGroupMaxAssets: 10_000,
  entrypoints: true,
  ids: true,
} as const;

/** @returns the statistics of each build, in order */
function compile<Configs extends Configuration[]>(
  configs: [...Configs],
): Promise<{ [index in keyof Configs]: StatsCompilation }> {
  const compiler = rspack(configs);
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      compiler.close(() => {
        if (error || !stats) return reject(error ?? new Error('no statistics'));
        if (stats.hasErrors()) return reject(new Error(stats.toString({ all: false, errors: true })));
        const each = stats.toJson(manifestStats).children ?? [];
        resolve(each as { [index in keyof Configs]: StatsCompilation });
      });
    });
  });
}

/** The label that people read has two digits to each number, as specified: 01.01.38. */
async function packageVersion(dir: string): Promise<string> {
  const { version } = JSON.parse(await readFile(path.join(dir, 'package.json'), 'utf8')) as {
    version: string;
  };
  return version
    .split('.')
    .map((part) => part.padStart(2, '0'))
    .join('.');
}

const wanted = process.argv.slice(2);
for (const name of wanted.length > 0 ? wanted : all) {
  try {
    await build(name);
  } catch (error) {
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  }
}
