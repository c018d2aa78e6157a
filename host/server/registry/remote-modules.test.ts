import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fakeManifest } from '../testing/fake-manifest.ts';
import { evaluateRemote } from './evaluate-remote.ts';
import { createRegistry } from './registry.ts';
import { createRemoteModules } from './remote-modules.ts';

const good = "module.exports = { routes: [{ path: '/a' }], slots: {} };";
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

async function setUp(
  sources: Record<string, string>,
  release: { version: string; file: string; sha256: string },
) {
  const registry = createRegistry({
    addresses: [{ name: 'mf-a', url: 'http://a' }],
    read: async () =>
      fakeManifest('mf-a', {
        version: release.version,
        server: { file: release.file, sha256: release.sha256 },
      }),
  });
  await registry.refresh();
  const clock = { now: 0 };
  const asked: string[] = [];
  const modules = createRemoteModules({
    registry,
    singletons: {},
    report: () => {},
    now: () => clock.now,
    read: async (url) => {
      asked.push(url);
      const source = sources[url];
      if (source === undefined) throw new Error('answers 404');
      return source;
    },
  });
  const remote = async (name: string) => (await modules.load(name))?.module;
  return { registry, remote, clock, asked, release };
}

describe('evaluating a remote on the server', () => {
  it('gives it the host’s singletons', () => {
    const source =
      "const react = require('react'); module.exports = { routes: [{ element: react.mark }], slots: {} };";
    const { routes } = evaluateRemote('mf-a', source, sha256(source), { react: { mark: 'one' } });
    expect(routes[0]?.element).toBe('one');
  });

  it.each([
    ['a file that is not the announced one', good, 'another hash', /not the announced file/],
    ['a module that the host does not share', "require('left-pad')", undefined, /left-pad is not shared/],
    ['a module of Node', "require('node:fs')", undefined, /not for remotes/],
    ['a file without routes', 'module.exports = {}', undefined, /exports no routes/],
  ])('refuses %s', (_what, source, hash, message) => {
    expect(() => evaluateRemote('mf-a', source, hash ?? sha256(source), {})).toThrow(message);
  });
});

describe('remotes in the server’s memory', () => {
  it('picks up a new release without a restart', async () => {
    const second = good.replace('/a', '/b');
    const sources = { 'http://a/server/1.cjs': good, 'http://a/server/2.cjs': second };
    const context = await setUp(sources, { version: '1', file: '1.cjs', sha256: sha256(good) });
    expect((await context.remote('mf-a'))?.routes[0]?.path).toBe('/a');
    Object.assign(context.release, { version: '2', file: '2.cjs', sha256: sha256(second) });
    await context.registry.refresh();
    expect((await context.remote('mf-a'))?.routes[0]?.path).toBe('/b');
  });

  it('goes on with the last release that worked when a new one cannot be had', async () => {
    const context = await setUp(
      { 'http://a/server/1.cjs': good },
      { version: '1', file: '1.cjs', sha256: sha256(good) },
    );
    await context.remote('mf-a');
    Object.assign(context.release, { version: '2', file: '2.cjs' });
    await context.registry.refresh();
    expect((await context.remote('mf-a'))?.routes[0]?.path).toBe('/a');
  });

  it('asks a remote that failed again only after a pause', async () => {
    const context = await setUp({}, { version: '1', file: '1.cjs', sha256: sha256(good) });
    expect(await context.remote('mf-a')).toBeUndefined();
    await context.remote('mf-a');
    expect(context.asked).toHaveLength(1);
    context.clock.now = 2_001;
    await context.remote('mf-a');
    expect(context.asked).toHaveLength(2);
  });
});
