import { execFileSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { appendFileSync, cpSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { releaseManifest } from '../shared/platform/build.ts';
import { verifyRelease } from '../shared/server-kit/verify-release.ts';
import { temporaryFolder } from '../shared/tooling/testing/temporary-folder.ts';
import { pnpm } from './processes/pnpm.ts';

const project = join(import.meta.dirname, '..');
const remote = 'mf-psg';
const portal = 'shared/platform/cli/portal.ts';

const parent = temporaryFolder();
const clones = [join(parent, 'one'), join(parent, 'somewhere/much/deeper')] as const;
let publicKey: string;

const run = (cwd: string, program: string, ...args: string[]): string =>
  execFileSync(program, args, {
    cwd,
    encoding: 'utf8',
    stdio: 'pipe',
    timeout: 240_000,
    env: { ...process.env, NODE_ENV: '', RELEASE_COMMIT: '', RELEASE_KEY: join(parent, 'key.pem') },
  });

/** Commits all changes in a folder. */
function commitAll(folder: string, message: string): void {
  const settings = ['user.name=Reader', 'user.email=reader@localhost', 'commit.gpgsign=false'];
  run(folder, 'git', 'add', '--all');
  const options = ['--no-verify', '--quiet', '-m', message];
  run(folder, 'git', ...settings.flatMap((each) => ['-c', each]), 'commit', ...options);
}

beforeAll(() => {
  // The repository as it is checked out, as one commit, with its builds.
  const source = join(parent, 'source');
  const left = /(^|\/)(node_modules|\.cache|\.data|\.git|\.stryker-tmp)(\/|$)/;
  cpSync(project, source, { recursive: true, filter: (path) => !left.test(relative(project, path)) });
  run(source, 'git', 'init');
  commitAll(source, 'Sources');
  const said = run(project, process.execPath, portal, 'new-key', join(parent, 'key.pem'));
  publicKey = said.match(/Public key, for the hosts: (\S+)/)?.[1] ?? '';
  for (const clone of clones) {
    run(parent, 'git', 'clone', '--quiet', source, clone);
    const install = ['install', '--prefer-offline', '--frozen-lockfile', '--ignore-scripts'];
    run(clone, 'npx', '-y', pnpm, ...install, '--filter', `@portal/${remote}...`);
    run(clone, process.execPath, portal, 'release', remote);
  }
}, 300_000);

const dist = (clone: string) => join(clone, remote, 'dist');
const read = (file: string) => readFileSync(join(dist(clones[0]), file));
const filesIn = (clone: string): string[] =>
  readdirSync(dist(clone), { recursive: true, encoding: 'utf8' })
    .filter((name) => statSync(join(dist(clone), name)).isFile())
    .sort();
const manifest = () => releaseManifest.parse(JSON.parse(read('portal.json').toString()));

// The last tests change the second clone.
describe('npm run release', { shuffle: false }, () => {
  it('gives the same bytes in another folder', () => {
    const [one, other] = clones;
    expect(filesIn(one)).toEqual(filesIn(other));
    const differing = filesIn(one).filter(
      (name) => !readFileSync(join(dist(one), name)).equals(readFileSync(join(dist(other), name))),
    );
    expect(differing).toEqual([]);
  });

  it('leaves no path of the machine in any file', () => {
    const telling = filesIn(clones[0]).filter((name) => read(name).includes(parent));
    expect(telling).toEqual([]);
  });

  it('names every file with its hash and size, the commit and its time', () => {
    const { files, commit } = manifest();
    const released = filesIn(clones[0]).filter((name) => /^(web|server)\//.test(name));
    expect(Object.keys(files)).toEqual(released);
    for (const name of released) {
      expect(files[name]).toEqual({ sha256: hash('sha256', read(name)), size: read(name).length });
    }
    const entry = read(`web/${manifest().entry}`).toString();
    const chunks = released.filter((name) => /^web[/](?!remoteEntry).*[.]js$/.test(name));
    expect(chunks.filter((name) => !entry.includes(name.split('.').at(-2) ?? ''))).toEqual([]);
    const [id, seconds] = run(clones[0], 'git', 'log', '-1', '--format=%H %ct').trim().split(' ');
    expect(commit).toEqual({ id, time: new Date(Number(seconds) * 1000).toISOString() });
  });

  it('has a source map of every script for browsers, without sources, and serves none', () => {
    const { files, maps = {} } = manifest();
    const scripts = Object.keys(files).filter((name) => /^web[/].*[.]js$/.test(name));
    expect(Object.keys(maps)).toEqual(scripts.map((name) => `${name.replace('web/', 'maps/')}.map`));
    for (const [name, described] of Object.entries(maps)) {
      expect(described).toEqual({ sha256: hash('sha256', read(name)), size: read(name).length });
      expect(JSON.parse(read(name).toString()).sourcesContent).toBeUndefined();
    }
    expect(scripts.filter((name) => read(name).includes('sourceMappingURL'))).toEqual([]);
  });

  it('signs the manifest with a key that only its owner can read', () => {
    const signature = read('portal.json.sig').toString();
    expect(verifyRelease(read('portal.json'), signature, publicKey)).toEqual({ kind: 'valid' });
    expect(statSync(join(parent, 'key.pem')).mode & 0o777).toBe(0o600);
  });

  it('describes the container as Module Federation’s tools expect it', () => {
    const { pages, shared } = manifest();
    const { js, css } = pages.programme ?? {};
    expect(JSON.parse(read('web/mf-manifest.json').toString())).toMatchObject({
      id: 'mf_psg',
      name: 'mf_psg',
      metaData: {
        globalName: 'mf_psg',
        publicPath: '/senac-portal/remotes/mf-psg/web/',
        remoteEntry: { name: manifest().entry, path: '', type: 'var' },
      },
      remotes: [],
      shared: expect.arrayContaining([
        expect.objectContaining({ name: 'react', singleton: true, requiredVersion: shared.react?.range }),
      ]),
      exposes: [
        {
          path: './routes',
          assets: {
            js: { sync: manifest().routes.js, async: expect.arrayContaining(js ?? []) },
            css: { sync: [], async: expect.arrayContaining(css ?? []) },
          },
        },
      ],
    });
  });

  it('refuses sources that are not committed', () => {
    const [, other] = clones;
    cpSync(join(other, 'package.json'), join(other, remote, 'src/forgotten.json'));
    expect(() => run(other, process.execPath, portal, 'release', remote)).toThrow('differ from the commit');
  });

  it('changes only with the modules that it contains', () => {
    const [, other] = clones;
    const releaseWith = (text: string, ...files: string[]) => {
      for (const file of files) appendFileSync(join(other, file), text);
      commitAll(other, 'Change');
      run(other, process.execPath, portal, 'release', remote);
      return releaseManifest.parse(JSON.parse(readFileSync(join(dist(other), 'portal.json'), 'utf8')));
    };
    const { commit, ...released } = manifest();
    const unused = [
      'shared/platform/server/keeper/keeper-app.ts',
      'shared/ui/tabs/tabs.tsx',
      'shared/ui/README.md',
    ];

    const same = releaseWith('\nexport const added = 1;\n', ...unused);
    expect(same).toEqual({
      ...released,
      commit: { id: expect.not.stringMatching(commit?.id ?? ''), time: expect.any(String) },
    });

    const changed = releaseWith("\nconsole.info('changed');\n", 'shared/ui/form/form.tsx');
    expect(changed.version).not.toBe(released.version);
    const styles = Object.entries(released.files).filter(([file]) => file.endsWith('.css'));
    expect(changed.files).toMatchObject(Object.fromEntries(styles));
  });
});
