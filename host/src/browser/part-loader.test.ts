import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Source } from './next-step.ts';
import { createPartLoader, reasonOf } from './part-loader.ts';

const never = new Promise<never>(() => {});
type Told = [what: string, ...about: unknown[]];

function open({ hasPrevious = true } = {}) {
  const told: Told[] = [];
  const loader = createPartLoader({
    hasPrevious: () => hasPrevious,
    onFailure: (_remote, { source, reason }) => told.push(['failure', source, reason]),
    onLeft: (remote) => told.push(['left', remote]),
  });
  return { loader, told };
}

/** Answers by source; an error is thrown. */
const answering = (answers: Partial<Record<Source, unknown>>) =>
  vi.fn(async (source: Source) => {
    const answer = answers[source];
    if (answer instanceof Error) throw answer;
    return answer;
  });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a part of a remote', () => {
  it('is of the release in force', async () => {
    const { loader, told } = open();
    const ask = answering({ current: 'new' });
    expect(await loader.load('mf-a', ask)).toEqual({ source: 'current', part: 'new' });
    expect(told).toEqual([]);
  });

  it('is of the release before where this one throws, and so is everything after it', async () => {
    const { loader, told } = open();
    const ask = answering({ current: new Error('boom'), previous: 'old' });
    expect(await loader.load('mf-a', ask)).toEqual({ source: 'previous', part: 'old' });
    expect(told).toEqual([
      ['failure', 'current', 'broken'],
      ['left', 'mf-a'],
    ]);
    expect(await loader.load('mf-a', ask)).toEqual({ source: 'previous', part: 'old' });
    expect(ask.mock.calls).toEqual([['current'], ['previous'], ['previous']]);
    expect(loader.sourceOf('mf-b')).toBe('current');
  });

  it('is asked for twice where it does not come', async () => {
    const { loader } = open();
    const ask = answering({ current: 'new' }).mockRejectedValueOnce(new TypeError('Failed to fetch'));
    const loading = loader.load('mf-a', ask);
    await vi.advanceTimersByTimeAsync(100);
    expect(await loading).toEqual({ source: 'current', part: 'new' });
  });

  it('gives way when it hangs, and comes too late for the page then', async () => {
    const { loader } = open();
    let answer = (_late: string) => {};
    const late = new Promise<string>((resolve) => {
      answer = resolve;
    });
    const loading = loader.load('mf-a', (source) => (source === 'current' ? late : Promise.resolve('old')));
    await vi.advanceTimersByTimeAsync(5_000);
    answer('new');
    expect(await loading).toEqual({ source: 'previous', part: 'old' });
  });

  it('that was on its way as another one left the release is asked for again', async () => {
    const { loader } = open();
    const other = loader.load('mf-a', async (source) => {
      if (source === 'current') await vi.advanceTimersByTimeAsync(1_000);
      return source;
    });
    expect(loader.leave('mf-a')).toBe(true);
    expect(await other).toEqual({ source: 'previous', part: 'previous' });
  });

  it('fails with the first reason where no release has it', async () => {
    const { loader, told } = open();
    const ask = answering({ current: new Error('boom'), previous: new Error('gone') });
    await expect(loader.load('mf-a', ask)).rejects.toMatchObject({ reason: 'broken' });
    expect(loader.sourceOf('mf-a')).toBe('current');
    expect(told).not.toContainEqual(['left', 'mf-a']);
  });

  it('fails in time where nothing comes and nothing was before', async () => {
    const { loader } = open({ hasPrevious: false });
    const failed = expect(loader.load('mf-a', () => never)).rejects.toMatchObject({ reason: 'timeout' });
    await vi.advanceTimersByTimeAsync(20_000);
    await failed;
    expect(loader.leave('mf-a')).toBe(false);
  });

  it('always comes to an end, whatever is thrown', async () => {
    vi.useRealTimers();
    await fc.assert(
      fc.asyncProperty(fc.anything(), async (thrown) => {
        const { loader } = open();
        const failed = loader.load('mf-a', () => Promise.reject(thrown));
        await expect(failed).rejects.toMatchObject({ name: 'RemoteError' });
      }),
    );
  });
});

describe('the reason of a failure', () => {
  it.each([
    [new TypeError('Failed to fetch'), 'network'],
    [new Error('Loading chunk 12 failed'), 'network'],
    [new Error('could not load /a.2.js'), 'network'],
    [new ReferenceError('x is not defined'), 'broken'],
    [Object.create(null), 'broken'],
  ])('%o is %s', (error, reason) => {
    expect(reasonOf(error)).toBe(reason);
  });
});
