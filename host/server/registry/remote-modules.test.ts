import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fakeManifest } from '../testing/fake-manifest.ts';
import { evaluateRemote } from '../workers/evaluate-remote.ts';
import type { Evaluation, ReleaseCode } from '../workers/protocol.ts';
import { createRegistry } from './registry.ts';
import { createRemoteModules } from './remote-modules.ts';

const good = "module.exports = { routes: [{ path: '/a' }], slots: {} };";
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Evaluates as a worker does. */
async function evaluateHere(code: ReleaseCode): Promise<Evaluation> {
  try {
    const { routes, slots } = evaluateRemote(code, {});
    return { kind: 'evaluated', routes: routes.map(({ path = '' }) => path), slots: Object.keys(slots) };
  } catch (error) {
    return { kind: 'refused', reason: String(error), costly: false };
  }
}

async function setUp(
  sources: Record<string, string>,
  release: { version: string; file: string; sha256: string },
  evaluate = evaluateHere,
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
    evaluate,
    report: () => {},
    now: () => clock.now,
    read: async (url) => {
      asked.push(url);
      const source = sources[url];
      if (source === undefined) throw new Error('answers 404');
      return source;
    },
  });
  const remote = async (name: string) => (await modules.load(name))?.code;
  return { registry, remote, clock, asked, release };
}

describe('remotes in the server’s memory', () => {
  it('picks up a new release without a restart', async () => {
    const second = good.replace('/a', '/b');
    const sources = { 'http://a/server/1.cjs': good, 'http://a/server/2.cjs': second };
    const context = await setUp(sources, { version: '1', file: '1.cjs', sha256: sha256(good) });
    expect((await context.remote('mf-a'))?.source).toBe(good);
    Object.assign(context.release, { version: '2', file: '2.cjs', sha256: sha256(second) });
    await context.registry.refresh();
    expect((await context.remote('mf-a'))?.source).toBe(second);
  });

  it('goes on with the last release that worked when a new one cannot be had', async () => {
    const context = await setUp(
      { 'http://a/server/1.cjs': good },
      { version: '1', file: '1.cjs', sha256: sha256(good) },
    );
    await context.remote('mf-a');
    Object.assign(context.release, { version: '2', file: '2.cjs' });
    await context.registry.refresh();
    expect((await context.remote('mf-a'))?.source).toBe(good);
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

  it('asks for a release that costs a worker each time only after a long pause', async () => {
    let evaluated = 0;
    const context = await setUp(
      { 'http://a/server/1.cjs': good },
      { version: '1', file: '1.cjs', sha256: sha256(good) },
      async () => {
        evaluated += 1;
        return { kind: 'refused', reason: 'does not come to an end', costly: true };
      },
    );
    expect(await context.remote('mf-a')).toBeUndefined();
    context.clock.now = 59_000;
    await context.remote('mf-a');
    expect(evaluated).toBe(1);
    context.clock.now = 60_001;
    await context.remote('mf-a');
    expect(evaluated).toBe(2);
  });
});
