import { describe, expect, it, vi } from 'vitest';
import type { RegistryEntry } from '../app/boot-data.ts';
import { createLiveRegistry } from './live-registry.ts';

const entry = (name: string, version = '1'): RegistryEntry => ({
  name,
  version,
  entry: `/${name}/${version}.js`,
  previous: null,
  paths: [],
  slots: [],
});
const partial = { remotes: [entry('mf-a')], allKnown: false };

describe('the registry in the browser', () => {
  it('asks nobody when it came complete', async () => {
    const read = vi.fn();
    const booted = { remotes: [entry('mf-a')], allKnown: true };
    expect(await createLiveRegistry(booted, read).completed()).toBe(booted);
    expect(read).not.toHaveBeenCalled();
  });

  it('takes in a remote that shows up, and keeps the releases that the page started with', async () => {
    const registry = createLiveRegistry(partial, async () => ({
      remotes: [entry('mf-a', '2'), entry('mf-b', '2')],
      allKnown: true,
    }));
    await registry.completed();
    expect(registry.current()).toEqual({ remotes: [entry('mf-a', '1'), entry('mf-b', '2')], allKnown: true });
  });

  it('goes on with what it knows when the server cannot be asked, and asks again the next time', async () => {
    const read = vi.fn(() => Promise.reject(new Error('offline')));
    const registry = createLiveRegistry(partial, read);
    await registry.completed();
    expect(await registry.completed()).toEqual(partial);
    expect(read).toHaveBeenCalledTimes(2);
  });
});
