import { execFileSync, spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import { isBuiltin } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '../shared/tooling/testing/temporary-folder.ts';

const project = join(import.meta.dirname, '..');
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
const packages = Object.fromEntries(
  readdirSync(join(project, 'shared')).map((folder) => [folder, `@portal/${folder}`]),
);
const { 'create-remote': _command, ...libraries } = packages;

const folder = temporaryFolder();
/** Repository of another team, which knows the portal by its packed packages alone. */
const elsewhere = join(folder, 'team/mf-eventos');
/** Returns a folder with npm's downloads, but without programs of `npm create`, which have the same version in each run. */
function createNpmCache(): string {
  const cache = join(folder, 'npm');
  const downloads = join(
    execFileSync('npm', ['config', 'get', 'cache'], { encoding: 'utf8' }).trim(),
    '_cacache',
  );
  mkdirSync(downloads, { recursive: true });
  mkdirSync(cache);
  symlinkSync(downloads, join(cache, '_cacache'));
  return cache;
}

/**
 * Packs the packages of `shared/` and the host (`npm run packages`), and serves them as a team's package registry does.
 * @returns its URL
 */
async function startPackageRegistry(): Promise<string> {
  execFileSync(process.execPath, [join(project, 'scripts/packages.ts')], { stdio: 'pipe', timeout: 600_000 });
  const packages = new Map(
    globSync(join(project, '.cache/packages/*.tgz')).map((file) => {
      const text = execFileSync('tar', ['-xzOf', file, 'package/package.json'], { encoding: 'utf8' });
      const manifest: { name: string; version: string } = JSON.parse(text);
      return [manifest.name, { manifest, archive: readFileSync(file) }] as const;
    }),
  );
  const server = createServer((request, response) => {
    const asked = decodeURIComponent((request.url ?? '').slice(1));
    const found = packages.get(asked.replace(/[.]tgz$/, ''));
    if (!found) return response.writeHead(404).end('{}');
    const { manifest, archive } = found;
    if (asked.endsWith('.tgz')) return response.end(archive);
    const { name, version } = manifest;
    const tarball = `${url}/${encodeURIComponent(name)}.tgz`;
    const dist = { tarball, integrity: `sha512-${hash('sha512', archive, 'base64')}` };
    response.setHeader('content-type', 'application/json');
    const versions = { [version]: { ...manifest, dist } };
    return response.end(JSON.stringify({ name, 'dist-tags': { latest: version }, versions }));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  afterAll(() => void server.close().closeAllConnections());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return url;
}

beforeAll(async () => {
  const registry = await startPackageRegistry();
  const npmrc = join(folder, 'npmrc');
  writeFileSync(npmrc, `@portal:registry=${registry}\n`);
  mkdirSync(join(folder, 'team'));
  const cache = createNpmCache();
  // Not synchronously: this process answers as the registry.
  const npm = (cwd: string, ...args: string[]) =>
    execa('npm', args, {
      cwd,
      env: { NODE_ENV: '', NPM_CONFIG_USERCONFIG: npmrc, NPM_CONFIG_CACHE: cache },
    });
  const options = ['--team', 'Eventos', '--path', '/eventos', '--slot', 'proximos-eventos'];
  await npm(join(folder, 'team'), 'create', '@portal/remote', 'mf-eventos', '--', ...options);
  await npm(elsewhere, 'install');
}, 1_200_000);

const typecheck = (folder = '.') =>
  spawnSync('node_modules/.bin/tsc', ['-p', folder], { cwd: elsewhere, encoding: 'utf8' });

describe('the packages of shared/, installed in another repository', () => {
  it('are enough to check, test and build a new remote', () => {
    for (const name of ['typecheck', 'test', 'build'])
      execFileSync('npm', ['run', name], {
        cwd: elsewhere,
        stdio: 'pipe',
        env: { ...process.env, NODE_ENV: '' },
      });
    expect(readJson(join(elsewhere, 'dist/portal.json'))).toMatchObject({ name: 'mf-eventos' });
  });

  it.each(['host', 'mf-books'])('are enough to build %s of another portal', (name) => {
    const portal = join(elsewhere, 'riverside');
    cpSync(join(project, 'examples/riverside'), portal, {
      recursive: true,
      filter: (path) => !/(^|[\\/])(node_modules|dist|[.]cache)([\\/]|$)|[.]test[.]ts$/.test(path),
    });
    const rspack = join(elsewhere, 'node_modules/.bin/rspack');
    const { stdout, stderr } = spawnSync(rspack, ['build'], {
      cwd: join(portal, name),
      encoding: 'utf8',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const described = join(portal, name, 'dist', name === 'host' ? 'host.json' : 'portal.json');
    expect(existsSync(described), stdout + stderr).toBe(true);
  });

  it.each(Object.entries(libraries))('%s has its version, and imports what it names', (folder, name) => {
    const { version } = readJson(join(project, 'shared', folder, 'package.json'));
    const dist = join(elsewhere, 'node_modules', name);
    const { dependencies, peerDependencies, ...packed } = readJson(join(dist, 'package.json'));
    const named = Object.keys({ [name]: '', ...dependencies, ...peerDependencies });
    const imported = globSync('**/*.js', { cwd: dist, exclude: (name) => name === 'node_modules' }).flatMap(
      (file) =>
        [
          ...readFileSync(join(dist, file), 'utf8').matchAll(
            /^(?:.* from|import) '((?:@[^/']+\/)?[^./'][^/']*)/gm,
          ),
        ].map(([, library = '']) => library),
    );

    expect(packed.version).toBe(version);
    expect(imported.filter((library) => !isBuiltin(library) && !named.includes(library))).toEqual([]);
  });

  it.each([
    [
      'a prop of the kit',
      "import { EmptyState } from '@portal/ui/empty-state';\nexport default <EmptyState heading='' />;",
    ],
    [
      'a field of the contract',
      "import type { Unit } from '@portal/contract/endpoints/units';\nexport default (unit: Unit) => unit.adress;",
    ],
  ])('mark as a type error: %s', (_, text) => {
    const file = join(elsewhere, 'src/wrong.tsx');
    onTestFinished(() => rmSync(file));
    writeFileSync(file, text);
    expect(typecheck().stdout).toMatch(/^src\/wrong\.tsx\(\d+,\d+\): error TS/m);
    expect(typecheck().stdout.match(/: error TS/g)).toHaveLength(1);
  });

  it('show nothing but what they export', () => {
    const file = join(elsewhere, 'src/reaches-inside.ts');
    writeFileSync(
      file,
      "import '@portal/ui/button/button.js';\nimport '@portal/contract/endpoints/courses';\n",
    );
    onTestFinished(() => rmSync(file));

    expect(typecheck().stdout).toMatch(/reaches-inside\.ts\(1,8\).*@portal\/ui\/button\/button\.js/);
    expect(typecheck().stdout).not.toContain('contract/courses');
  });
});
