import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { createLoader, reasonOf } from './loader.ts';

const accept = (value: unknown) => (typeof value === 'string' ? value : null);
const never = new Promise<never>(() => {});

describe('the loader of remote modules', () => {
  it('answers the module and keeps it', async () => {
    const fetch = vi.fn(async () => 'module');
    const loader = createLoader({ fetch, accept, hasPrevious: () => false, timeout: 100 });
    expect(loader.peek('mf-a', 'routes')).toBeNull();
    expect(await loader.load('mf-a', 'routes')).toEqual({ kind: 'loaded', module: 'module' });
    expect(loader.peek('mf-a', 'routes')).toEqual({ kind: 'loaded', module: 'module' });
    await loader.load('mf-a', 'routes');
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('asks once however many wait', async () => {
    const fetch = vi.fn(async () => 'module');
    const loader = createLoader({ fetch, accept, hasPrevious: () => false, timeout: 100 });
    await Promise.all([loader.load('mf-a', 'routes'), loader.load('mf-a', 'routes')]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('does not keep a failure: the next call tries again', async () => {
    const fetch = vi
      .fn()
      .mockRejectedValueOnce(new TypeError('Failed to fetch'))
      .mockResolvedValueOnce('module');
    const loader = createLoader({ fetch, accept, hasPrevious: () => false, timeout: 100 });
    expect(await loader.load('mf-a', 'routes')).toEqual({ kind: 'failed', reason: 'network' });
    expect(loader.peek('mf-a', 'routes')).toBeNull();
    expect(await loader.load('mf-a', 'routes')).toEqual({ kind: 'loaded', module: 'module' });
  });

  it('ends a wait that passes its limit', async () => {
    const loader = createLoader({ fetch: () => never, accept, hasPrevious: () => false, timeout: 1 });
    expect(await loader.load('mf-a', 'routes')).toEqual({ kind: 'failed', reason: 'timeout' });
  });

  it('calls broken what is not the module that the contract promises', async () => {
    const loader = createLoader({ fetch: async () => 42, accept, hasPrevious: () => false, timeout: 100 });
    expect(await loader.load('mf-a', 'routes')).toEqual({ kind: 'failed', reason: 'broken' });
  });

  it('falls back to the previous release when the current one fails', async () => {
    const fetch = async (_remote: string, _expose: string, source: string) => {
      if (source === 'current') throw new Error('boom');
      return 'old module';
    };
    const loader = createLoader({ fetch, accept, hasPrevious: () => true, timeout: 100 });
    expect(await loader.load('mf-a', 'routes')).toEqual({ kind: 'fallback', module: 'old module' });
  });

  it('tells the reason of the current release when the previous one fails too', async () => {
    const fetch = async (_remote: string, _expose: string, source: string) => {
      throw source === 'current' ? new Error('boom') : new TypeError('Failed to fetch');
    };
    const loader = createLoader({ fetch, accept, hasPrevious: () => true, timeout: 100 });
    expect(await loader.load('mf-a', 'routes')).toEqual({ kind: 'failed', reason: 'broken' });
  });

  it('never rejects, whatever is thrown', async () => {
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (thrown) => {
        const loader = createLoader({
          fetch: () => Promise.reject(thrown),
          accept,
          hasPrevious: () => false,
          timeout: 100,
        });
        const state = await loader.load('mf-a', 'routes');
        expect(state.kind).toBe('failed');
      }),
    );
  });
});

describe('the reason of a failure', () => {
  it.each([
    [new TypeError('Failed to fetch'), 'network'],
    [new Error('Loading chunk 12 failed'), 'network'],
    [new Error('[ Federation Runtime ]: Failed to get remote entry exports. #RUNTIME-008'), 'network'],
    [new ReferenceError('x is not defined'), 'broken'],
    [Object.create(null), 'broken'],
  ])('%o is %s', (error, reason) => {
    expect(reasonOf(error)).toBe(reason);
  });
});
