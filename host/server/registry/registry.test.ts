import { describe, expect, it } from 'vitest';
import { createRegistry } from './registry.ts';

const manifest = (name: string, version = '1', paths = [`/${name}`]) => ({
  name,
  team: 'Equipe',
  contract: 1,
  version,
  paths,
  entry: `remoteEntry.${version}.js`,
  routes: { js: [], css: [] },
  pages: {},
  slots: {},
  server: { file: 'remote.cjs', sha256: '' },
  previous: null,
});
const addresses = [
  { name: 'mf-a', url: 'http://a' },
  { name: 'mf-b', url: 'http://b' },
];

describe('the registry', () => {
  it('tells the browser where each remote is, on the portal’s own origin', async () => {
    const registry = createRegistry({ addresses, read: async ({ name }) => manifest(name) });
    await registry.refresh();
    expect(registry.entries().map((entry) => entry.entry)).toEqual([
      '/senac-portal/remotes/mf-a/web/remoteEntry.1.js',
      '/senac-portal/remotes/mf-b/web/remoteEntry.1.js',
    ]);
  });

  it('goes without a remote that cannot be read, and takes it in when it comes back', async () => {
    let down = true;
    const lines: string[] = [];
    const registry = createRegistry({
      addresses,
      read: async ({ name }) => {
        if (name === 'mf-b' && down) throw new Error('connection refused');
        return manifest(name);
      },
      report: (line) => lines.push(line),
    });
    await registry.refresh();
    await registry.refresh();
    expect(registry.entries().map((entry) => entry.name)).toEqual(['mf-a']);
    expect(registry.known().allKnown).toBe(false);
    down = false;
    await registry.refresh();
    expect(registry.entries().map((entry) => entry.name)).toEqual(['mf-a', 'mf-b']);
    expect(registry.known().allKnown).toBe(true);
    expect(lines).toEqual(['mf-b: manifest unreadable (connection refused)', 'mf-b: back']);
  });

  it('keeps the last good manifest of a remote that went away or sends nonsense', async () => {
    const answers: unknown[] = [manifest('mf-a'), { nonsense: true }];
    const registry = createRegistry({ addresses: addresses.slice(0, 1), read: async () => answers.shift() });
    await registry.refresh();
    await registry.refresh();
    expect(registry.find('mf-a')?.manifest.version).toBe('1');
  });

  it('changes its version with any release', async () => {
    let version = '1';
    const registry = createRegistry({ addresses, read: async ({ name }) => manifest(name, version) });
    await registry.refresh();
    const before = registry.version();
    version = '2';
    await registry.refresh();
    expect(registry.version()).not.toBe(before);
  });

  it('does not mount a remote that calls itself by another name', async () => {
    const registry = createRegistry({ addresses: addresses.slice(0, 1), read: async () => manifest('mf-z') });
    await registry.refresh();
    expect(registry.entries()).toEqual([]);
  });
});
