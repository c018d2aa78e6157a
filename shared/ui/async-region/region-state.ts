/** Part of a query's result that decides what its region shows. */
export interface RegionQuery<T> {
  data: T | undefined;
  isError: boolean;
  fetchStatus: 'fetching' | 'paused' | 'idle';
}

export type RegionState<T> =
  | { kind: 'loading' }
  | { kind: 'offline' }
  | { kind: 'failed' }
  | { kind: 'empty'; data: T }
  | { kind: 'loaded'; data: T };

/** Returns the state of a region. Loaded data outlives a failed refresh. */
export function regionState<T>(query: RegionQuery<T>, isEmpty: (data: T) => boolean): RegionState<T> {
  if (query.data !== undefined) {
    return { kind: isEmpty(query.data) ? 'empty' : 'loaded', data: query.data };
  }
  if (query.isError) return { kind: 'failed' };
  return { kind: query.fetchStatus === 'paused' ? 'offline' : 'loading' };
}
