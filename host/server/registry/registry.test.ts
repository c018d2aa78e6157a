import { describe, expect, it } from 'vitest';
import { fakeManifest } from '../testing/fake-manifest.ts';
import { createRegistry } from './registry.ts';

const addresses = [
  { name: 'mf-a', url: 'http://a' },
  { name: 'mf-b', url: 'http://b' },
];
const namesOf = (registry: ReturnType<typeof createRegistry>) =>
  registry.remotes().map(({ manifest }) => manifest.name);

describe('the registry', () => {
  it('goes without a remote that cannot be read, and takes it in when it comes back', async () => {
    let down = true;
    const lines: string[] = [];
    const registry = createRegistry({
      addresses,
      read: async ({ name }) => {
        if (name === 'mf-b' && down) throw new Error('connection refused');
        return fakeManifest(name);
      },
      report: (line) => lines.push(line),
    });
    await registry.refresh();
    await registry.refresh();
    expect(namesOf(registry)).toEqual(['mf-a']);
    expect(registry.allKnown()).toBe(false);
    down = false;
    await registry.refresh();
    expect(namesOf(registry)).toEqual(['mf-a', 'mf-b']);
    expect(registry.allKnown()).toBe(true);
    expect(lines).toEqual(['mf-b: manifest unreadable (connection refused)', 'mf-b: back']);
  });

  it('reads again for who asks while it is reading: the answer may be of before', async () => {
    const readings: PromiseWithResolvers<unknown>[] = [];
    const registry = createRegistry({
      addresses: addresses.slice(0, 1),
      read: () => {
        const reading = Promise.withResolvers<unknown>();
        readings.push(reading);
        return reading.promise;
      },
      report: () => {},
    });
    const first = registry.refresh();
    const asked = Promise.all([registry.refresh(), registry.refresh()]);
    readings[0]?.reject(new Error('connection refused'));
    await first;
    expect(registry.allKnown()).toBe(false);
    readings[1]?.resolve(fakeManifest('mf-a'));
    await asked;
    expect(registry.allKnown()).toBe(true);
    expect(readings).toHaveLength(2);
  });

  it('says once that a remote is blocked, and once that it is back', async () => {
    const lines: string[] = [];
    let paths = ['/mf-a'];
    const registry = createRegistry({
      addresses,
      read: async ({ name }) => fakeManifest(name, name === 'mf-b' ? { paths } : {}),
      report: (line) => lines.push(line),
    });
    for (let look = 0; look < 3; look += 1) await registry.refresh();
    expect(lines).toEqual(['mf-b: blocked (conflict)']);
    paths = ['/mf-b'];
    for (let look = 0; look < 3; look += 1) await registry.refresh();
    expect(lines).toEqual(['mf-b: blocked (conflict)', 'mf-b: back']);
  });

  it('keeps the last good manifest of a remote that went away or sends nonsense', async () => {
    const answers: unknown[] = [fakeManifest('mf-a'), { nonsense: true }];
    const registry = createRegistry({ addresses: addresses.slice(0, 1), read: async () => answers.shift() });
    await registry.refresh();
    await registry.refresh();
    expect(registry.find('mf-a')?.manifest.version).toBe('1');
  });

  it('does not mount a remote that calls itself by another name', async () => {
    const read = async () => fakeManifest('mf-z');
    const registry = createRegistry({ addresses: addresses.slice(0, 1), read });
    await registry.refresh();
    expect(registry.remotes()).toEqual([]);
  });
});
