/**
 * `npm run packages`: packs the packages of `shared/`, and the host for `portal dev`, into `.cache/packages`, for `npm publish`
 * (docs/another-repository.md).
 */
import { type Dirent, globSync } from 'node:fs';
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { execa } from 'execa';
import { parse } from 'yaml';
import { pnpm } from './processes/pnpm.ts';

const root = path.join(import.meta.dirname, '..');
const host = path.join(root, 'host');
const BUILD_DIR = '.cache/package/dist';
const folders = globSync('shared/*/package.json', { cwd: root }).map((file) =>
  path.join(root, path.dirname(file)),
);
const readJson = async (file: string) => JSON.parse(await readFile(file, 'utf8'));

/** Selects files that the compiler does not emit: styles, fonts and hand-written declarations. */
const isAsset = (file: string): boolean => !/(?<!\.d)\.tsx?$|\.(json|md)$/.test(file);

/** Copies what the compiler does not emit beside its output. */
async function copyAssets(folder: string): Promise<void> {
  const exclude = ({ name }: Dirent) => ['node_modules', 'dist', '.cache', 'templates'].includes(name);
  for (const entry of globSync('**/*', { cwd: folder, withFileTypes: true, exclude })) {
    const file = path.relative(folder, path.join(entry.parentPath, entry.name));
    if (entry.isFile() && isAsset(file)) await cp(path.join(folder, file), path.join(folder, 'dist', file));
  }
}

/** Copies the templates of new remotes, with the versions of this workspace in their manifests. */
async function copyTemplates(folder: string): Promise<void> {
  await cp(path.join(folder, 'templates'), path.join(folder, 'dist/templates'), { recursive: true });
  const { catalog } = parse(await readFile(path.join(root, 'pnpm-workspace.yaml'), 'utf8'));
  const packages = await Promise.all([...folders, host].map((each) => readJson(`${each}/package.json`)));
  const versions = {
    ...catalog,
    ...Object.fromEntries(packages.map(({ name, version }) => [name, version])),
  };
  for (const file of globSync(`${folder}/dist/templates/*/package.json`)) {
    const text = await readFile(file, 'utf8');
    const replaced = text.replace(/"(\S+)": "(catalog:|workspace:\*)"/g, (_, name: string) => {
      if (!versions[name]) throw new Error(`${file}: the workspace has no version of ${name}`);
      return `"${name}": "${versions[name]}"`;
    });
    await writeFile(file, replaced);
  }
}

/** Builds the shell for development, without what only its build reads. */
async function buildHost(): Promise<void> {
  await execa(process.execPath, ['node_modules/@rspack/cli/bin/rspack.js', 'build'], {
    cwd: host,
    env: { NODE_ENV: 'development', BUILD_DIR },
  });
  const unused = globSync('{maps,server/*.map,server/shared-modules.cjs}', {
    cwd: path.join(host, BUILD_DIR),
  });
  for (const file of unused) await rm(path.join(host, BUILD_DIR, file), { recursive: true });
}

const archives = path.join(root, '.cache/packages');
const written = [
  archives,
  path.join(host, '.cache/package'),
  ...folders.map((each) => path.join(each, 'dist')),
];
for (const folder of written) await rm(folder, { recursive: true, force: true });
const projects = ['shared/tooling', 'shared/create-remote', 'host/tsconfig.package.json'];
await execa('tsc', ['-b', '--force', ...projects], { cwd: root, preferLocal: true });
for (const folder of folders) await copyAssets(folder);
await copyTemplates(path.join(root, 'shared/create-remote'));
await buildHost();
const hook = path.join(import.meta.dirname, 'processes/packed-manifest.cjs');
const filters = ['--filter', './shared/*', '--filter', './host'];
await execa(
  'npx',
  ['-y', pnpm, `--config.pnpmfile=${hook}`, '-r', ...filters, 'pack', '--pack-destination', archives],
  { cwd: root },
);
