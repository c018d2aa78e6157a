import { describe, expect, it } from 'vitest';
import { regionState } from './region-state.ts';

const isEmpty = (list: number[]) => list.length === 0;
const query = { data: undefined, isError: false, fetchStatus: 'fetching' } as const;

describe('the state of a region', () => {
  it('is loading while nothing is known', () => {
    expect(regionState(query, isEmpty)).toEqual({ kind: 'loading' });
  });

  it('is offline while the request waits for a connection', () => {
    expect(regionState({ ...query, fetchStatus: 'paused' }, isEmpty)).toEqual({ kind: 'offline' });
  });

  it('is failed when there is nothing but an error', () => {
    expect(regionState({ ...query, isError: true, fetchStatus: 'idle' }, isEmpty)).toEqual({
      kind: 'failed',
    });
  });

  it('is empty when what came counts as nothing', () => {
    expect(regionState({ ...query, data: [] }, isEmpty)).toEqual({ kind: 'empty', data: [] });
  });

  it('keeps showing data when a refresh fails', () => {
    expect(regionState({ ...query, data: [1], isError: true }, isEmpty)).toEqual({
      kind: 'loaded',
      data: [1],
    });
  });
});
