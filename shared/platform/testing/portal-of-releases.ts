import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, vi } from 'vitest';
import type { RemoteListing } from '../server/releases/registry.ts';
import type { BuiltHost } from './built-host.ts';
import { type FakeRemote, fakeRelease, startFakeRemote } from './fake-remote.ts';
import { createFolder, startPortal, type TestPortal } from './start-portal.ts';
import { testPortal } from './test-portal.ts';

/** Timeout and interval for waiting on the portal, in milliseconds. */
const waitOptions = { timeout: 60_000, interval: 20 };

/**
 * Sets up a portal with its own registry, store and remotes for each test of a file.
 * @param built a built host whose workers run the code of remotes; without it, pages only contain their release
 */
export function usePortalOfReleases(built: BuiltHost | null = null) {
  let folder = '';
  let portal: TestPortal | null = null;
  let remotes: FakeRemote[] = [];
  let logLines: string[] = [];

  beforeEach(async () => {
    onTestFinished(() => void vi.restoreAllMocks());
    folder = await createFolder();
    [portal, remotes, logLines] = [null, [], []];
    for (const method of ['warn', 'error'] as const)
      vi.spyOn(console, method).mockImplementation((line) => void logLines.push(String(line)));
  });

  const registry = () => path.join(folder, 'registry.json');
  /** Path of a file or folder in the store. */
  const store = (...below: string[]) => path.join(folder, 'releases', ...below);
  const list = (...listings: RemoteListing[]) => writeFile(registry(), JSON.stringify(listings));

  async function serve(files: FakeRemote['files']): Promise<FakeRemote> {
    const remote = await startFakeRemote(files);
    onTestFinished(remote.stop);
    remotes.push(remote);
    return remote;
  }

  const stopRemotes = () => Promise.all(remotes.map((remote) => remote.stop()));

  async function start(env: Record<string, string> = {}): Promise<void> {
    await stop();
    portal = await startPortal({ REGISTRY: registry(), RELEASES_DIR: store(), ...env }, built);
  }

  async function stop(): Promise<void> {
    await portal?.stop();
    portal = null;
  }

  /** Requests a path from the portal. @throws Error before the portal is started */
  function get(address: string, headers: Record<string, string> = {}) {
    if (!portal) throw new Error('the portal is not started');
    return portal.get(address, headers);
  }

  /** Returns the version of the release in a page, or null. */
  async function shown(address = '/mf-a', headers: Record<string, string> = {}): Promise<string | null> {
    const { text } = await get(address, headers);
    return /of release ([\w.-]+)</.exec(text)?.[1] ?? null;
  }

  return {
    /** Returns the base URL of the running portal. */
    url: () => `${portal?.url}${(built?.portal ?? testPortal).basePath}`,
    registry,
    store,
    list,
    serve,
    stopRemotes,
    start,
    stop,
    get,
    shown,
    /** Waits until a page contains a release. */
    shows: (version: string | null, address?: string) =>
      eventually(async () => expect(await shown(address)).toBe(version)),
    /** Waits until the log contains a text. */
    heard: (text: string) => eventually(() => expect(logLines.join('\n')).toContain(text)),
    /** Starts a remote with its first release active. */
    async oneRemote(): Promise<FakeRemote> {
      const remote = await serve(fakeRelease('mf-a', '1').files);
      await list({ name: 'mf-a', url: remote.url });
      await start();
      expect(await shown()).toBe('1');
      return remote;
    },
  };
}

export const eventually = (expectation: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(expectation, waitOptions);
