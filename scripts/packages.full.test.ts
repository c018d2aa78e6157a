import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../shared/tooling/testing/temporary-folder.ts';
import { pnpm } from './testing/pnpm.ts';

const project = join(import.meta.dirname, '..');
const packages = {
  core: '@portal/shared',
  platform: '@portal/platform',
  runtime: '@portal/runtime',
  ui: '@portal/ui',
  tooling: '@portal/tooling',
};
const { catalog } = parse(readFileSync(join(project, 'pnpm-workspace.yaml'), 'utf8'));
/** What pages and shells import themselves. */
const libraries = ['@tanstack/react-query', 'piscina', 'react', 'react-dom', 'react-router-dom', 'zod'];
/** What builds and checks them. */
const tools = [
  ...['@module-federation/manifest', '@rspack/cli', '@rspack/core', '@rspack/plugin-react-refresh'],
  ...['@types/node', '@types/react', 'react-refresh', 'typescript'],
];
const fromCatalogue = (names: string[]) => Object.fromEntries(names.map((name) => [name, catalog[name]]));
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** A repository of another team, which knows the portal by its packed packages alone. */
const elsewhere = temporaryFolder();

beforeAll(() => {
  execFileSync(process.execPath, [join(project, 'shared/platform/build/pack.ts')], { timeout: 240_000 });
  const archives = Object.entries(packages).map(([folder, name]) => {
    const [{ filename }] = JSON.parse(
      execFileSync('npm', ['pack', '--json', '--ignore-scripts', join(project, 'shared', folder, 'dist')], {
        cwd: elsewhere,
        encoding: 'utf8',
        timeout: 240_000,
      }),
    );
    return [name, `file:./${filename}`] as const;
  });
  const write = (file: string, content: object) =>
    writeFileSync(join(elsewhere, file), JSON.stringify(content));
  const overrides = Object.fromEntries(archives);
  write('package.json', {
    name: 'elsewhere',
    private: true,
    type: 'module',
    dependencies: { ...overrides, ...fromCatalogue(libraries) },
    devDependencies: fromCatalogue(tools),
  });
  write('pnpm-workspace.yaml', { overrides, strictDepBuilds: false });
  const { compilerOptions } = readJson(join(project, 'tsconfig.json'));
  write('tsconfig.json', {
    compilerOptions: {
      ...compilerOptions,
      incremental: false,
      types: ['node', '@portal/tooling/types/assets'],
    },
    include: ['src', 'portal.remote.ts'],
  });
  for (const file of ['src', 'portal.remote.ts']) {
    cpSync(join(project, 'mf-psg', file), join(elsewhere, file), {
      recursive: true,
      filter: (path) => !/[.]test[.]tsx?$/.test(path),
    });
  }
  execFileSync('npx', ['-y', pnpm, 'install', '--prefer-offline', '--ignore-scripts'], {
    cwd: elsewhere,
    timeout: 240_000,
    stdio: 'pipe',
  });
}, 300_000);

const typecheck = () => spawnSync('node_modules/.bin/tsc', ['-p', '.'], { cwd: elsewhere, encoding: 'utf8' });

describe('the packages of shared/, installed in another repository', () => {
  it('are enough to write the pages of a remote', () => {
    expect(typecheck().stdout).toBe('');
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

  it.each(Object.entries(packages))('%s has its version, and imports what it names', (folder, name) => {
    const { version } = readJson(join(project, 'shared', folder, 'package.json'));
    const dist = join(elsewhere, 'node_modules', name);
    const { dependencies, peerDependencies, ...packed } = readJson(join(dist, 'package.json'));
    const named = Object.keys({ [name]: '', ...dependencies, ...peerDependencies });
    const imported = globSync('**/*.js', { cwd: dist }).flatMap((file) =>
      [
        ...readFileSync(join(dist, file), 'utf8').matchAll(
          /^(?:.* from|import) '((?:@[^/']+\/)?[^./'][^/']*)/gm,
        ),
      ].map(([, library = '']) => library),
    );

    expect(packed.version).toBe(version);
    expect(imported.filter((library) => !isBuiltin(library) && !named.includes(library))).toEqual([]);
  });

  it('bring the command that says which releases are in force', () => {
    writeFileSync(join(elsewhere, 'registry.json'), '[{"name":"mf-a"}]');
    const portal = join(elsewhere, 'node_modules/.bin/portal');
    const env = { ...process.env, REGISTRY: 'registry.json', RELEASES_DIR: 'releases' };
    expect(execFileSync(portal, ['releases', 'list'], { cwd: elsewhere, env, encoding: 'utf8' })).toBe(
      'mf-a\n',
    );
  });

  it('show nothing but what they export', () => {
    const file = join(elsewhere, 'src/reaches-inside.ts');
    writeFileSync(file, "import '@portal/ui/button/button.js';\nimport '@portal/shared/contract/courses';\n");
    onTestFinished(() => rmSync(file));

    expect(typecheck().stdout).toMatch(/reaches-inside\.ts\(1,8\).*@portal\/ui\/button\/button\.js/);
    expect(typecheck().stdout).not.toContain('contract/courses');
  });
});
