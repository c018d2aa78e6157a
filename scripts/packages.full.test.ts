import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { parse } from 'yaml';
import { temporaryFolder } from '../shared/tooling/testing/temporary-folder.ts';
import { pnpm } from './testing/pnpm.ts';
import { tutorialSteps } from './testing/tutorial-steps.ts';

const project = join(import.meta.dirname, '..');
const packages = Object.fromEntries(
  ['contract', 'server-kit', 'platform', 'client', 'ui', 'selection-process', 'tooling'].map((folder) => [
    folder,
    `@portal/${folder}`,
  ]),
);
const { catalog } = parse(readFileSync(join(project, 'pnpm-workspace.yaml'), 'utf8'));
/** Imported by the pages of mf-psg and by the portal of examples/riverside. */
const libraries = ['@tanstack/react-query', 'zod'];
const fromCatalogue = (names: string[]) => Object.fromEntries(names.map((name) => [name, catalog[name]]));
const readJson = (file: string) => JSON.parse(readFileSync(file, 'utf8'));

/** Files of the documented remote: its sources, then what differs in another repository. */
const documented: Record<string, string> = Object.fromEntries(
  ['adding-a-remote.md', 'another-repository.md']
    .flatMap((document) => tutorialSteps(readFileSync(join(project, 'docs', document), 'utf8')))
    .flatMap((step) => (step.kind === 'write' ? [[step.file.replace('mf-events/', ''), step.text]] : [])),
);
const documentedManifest: Record<string, Record<string, string>> = JSON.parse(
  documented['package.json'] ?? '',
);

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
  for (const [file, text] of Object.entries(documented)) {
    mkdirSync(dirname(join(elsewhere, file)), { recursive: true });
    writeFileSync(join(elsewhere, file), text);
  }
  const { dependencies, devDependencies } = documentedManifest;
  write('package.json', {
    ...documentedManifest,
    dependencies: {
      ...fromCatalogue([...Object.keys(dependencies ?? {}), ...libraries]),
      ...overrides,
    },
    devDependencies: { ...fromCatalogue(Object.keys(devDependencies ?? {})), ...overrides },
  });
  write('pnpm-workspace.yaml', { overrides, strictDepBuilds: false });
  for (const file of ['src', 'portal.remote.ts']) {
    cpSync(join(project, 'mf-psg', file), join(elsewhere, 'psg', file), {
      recursive: true,
      filter: (path) => !/[.]test[.]tsx?$/.test(path),
    });
  }
  write('psg/tsconfig.json', { extends: '../tsconfig.json', include: ['src', 'portal.remote.ts'] });
  execFileSync('npx', ['-y', pnpm, 'install', '--prefer-offline', '--ignore-scripts'], {
    cwd: elsewhere,
    timeout: 240_000,
    stdio: 'pipe',
  });
}, 300_000);

const typecheck = (folder = '.') =>
  spawnSync('node_modules/.bin/tsc', ['-p', folder], { cwd: elsewhere, encoding: 'utf8' });
const npmRun = (script: string) => spawnSync('npm', ['run', script], { cwd: elsewhere, encoding: 'utf8' });

describe('the packages of shared/, installed in another repository', () => {
  it('are enough to write the pages of a remote', () => {
    expect(typecheck('psg').stdout).toBe('');
  });

  it('are enough to check, test and build the remote of docs/another-repository.md', () => {
    for (const script of ['typecheck', 'test', 'build']) {
      const { status, stdout, stderr } = npmRun(script);
      expect(status, stdout + stderr).toBe(0);
    }
    expect(readJson(join(elsewhere, 'dist/portal.json'))).toMatchObject({ name: 'mf-events' });
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
    const { stderr } = spawnSync(portal, ['releases', 'list'], { cwd: elsewhere, env, encoding: 'utf8' });
    expect(stderr).toContain('set DATA_DIR (or RELEASES_DIR)');
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
