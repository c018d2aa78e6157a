/**
 * Compiles the packages of shared/, and the host for `portal dev`, for use outside this workspace (`npm run packages`).
 * `npm pack ./shared/<folder>/dist` then creates the archive of one, `npm pack ./host/.cache/package` that of the host.
 */
import { execFile } from 'node:child_process';
import { type Dirent, existsSync, globSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { parse } from 'yaml';
import { packHost } from './pack-host.ts';
import { type PackageManifest, publishedManifest, resolveVersions } from './published-manifest.ts';

const root = path.resolve(import.meta.dirname, '../../..');
const folders = [
  'contract',
  'server-kit',
  'platform',
  'client',
  'ui',
  'selection-process',
  'tooling',
  'create-remote',
];
const readManifest = async (folder: string): Promise<PackageManifest> =>
  JSON.parse(await readFile(path.join(root, 'shared', folder, 'package.json'), 'utf8'));

const manifests = await Promise.all(folders.map(readManifest));
const host = path.join(root, 'host');
const hostManifest: PackageManifest = JSON.parse(await readFile(path.join(host, 'package.json'), 'utf8'));
const siblings = Object.fromEntries([...manifests, hostManifest].map(({ name, version }) => [name, version]));
const { catalog } = parse(await readFile(path.join(root, 'pnpm-workspace.yaml'), 'utf8')) as {
  catalog: Record<string, string>;
};

/** Folder of files that are packed as they are. */
const TEMPLATES = 'templates';
const unpackedFolders = ['node_modules', 'dist', '.cache', TEMPLATES];
/** Selects files that the compiler does not emit: styles, fonts and hand-written declarations. */
const isAsset = (file: string): boolean => !/(?<!\.d)\.tsx?$|\.json$/.test(file);

async function pack(folder: string, manifest: PackageManifest): Promise<void> {
  const dir = path.join(root, 'shared', folder);
  const output = path.join(dir, 'dist');
  const exclude = ({ name }: Dirent) => unpackedFolders.includes(name);
  const entries = globSync('**/*', { cwd: dir, withFileTypes: true, exclude });
  const assets = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)))
    .filter(isAsset);
  for (const file of assets) await cp(path.join(dir, file), path.join(output, file));
  await writeFile(
    path.join(output, 'package.json'),
    `${JSON.stringify(publishedManifest(manifest, catalog, siblings), null, 2)}\n`,
  );
  if (existsSync(path.join(dir, TEMPLATES))) await packTemplates(dir, output);
}

/** Copies the templates, with the versions of this workspace in their manifests. */
async function packTemplates(dir: string, output: string): Promise<void> {
  await cp(path.join(dir, TEMPLATES), path.join(output, TEMPLATES), { recursive: true });
  for (const file of globSync(`${TEMPLATES}/*/package.json`, { cwd: output })) {
    const manifest = JSON.parse(await readFile(path.join(output, file), 'utf8'));
    for (const kind of ['dependencies', 'devDependencies'])
      manifest[kind] = resolveVersions(manifest.name, manifest[kind], catalog, siblings);
    await writeFile(path.join(output, file), `${JSON.stringify(manifest, null, 2)}\n`);
  }
}

for (const folder of folders)
  await rm(path.join(root, 'shared', folder, 'dist'), { recursive: true, force: true });
await promisify(execFile)(path.join(root, 'node_modules/.bin/tsc'), [
  '-b',
  '--force',
  path.join(root, 'shared/tooling'),
  path.join(root, 'shared/create-remote'),
]);
for (const [index, folder] of folders.entries()) {
  const manifest = manifests[index];
  if (manifest) await pack(folder, manifest);
}
await packHost(host, catalog, siblings);
