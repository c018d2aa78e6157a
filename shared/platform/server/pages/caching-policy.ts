/** How old a kept value may be, in seconds, for each way of handing it out. */
export interface Lifetime {
  /** As it is. */
  fresh: number;
  /** At once, while a new one is made. */
  staleWhileRevalidate: number;
  /** Only where no good new one can be made in time. */
  staleIfError: number;
}

/** Where a value is kept: what is without number takes no room from what is not. */
export type Partition = 'plain' | 'queried' | 'others';

/** Values kept in each partition at most; the one used longest ago makes room. */
export const partitionSizes: Record<Partition, number> = { plain: 300, queried: 150, others: 50 };

export interface CachingPolicy {
  /** Public answers of the contract's server, by their address. */
  data: Lifetime;
  /** Rendered pages, by their canonical address. */
  page: Lifetime;
}

/** Seconds that pages and data may each be older while the server of the contract, or a remote, is in trouble. */
const STALE_IF_ERROR = 300;

/**
 * The one place that says what is kept and for how long. Half of the time is the data's and half the page's that is made
 * of it, so that nobody sees anything older than the whole, a shared cache in front included.
 * @param seconds age of what is shown at most, as long as all goes well; 0 keeps nothing
 */
export function cachingPolicy(seconds: number): CachingPolicy {
  const half = seconds / 2;
  const staleIfError = seconds === 0 ? 0 : Math.max(half, STALE_IF_ERROR);
  return {
    data: { fresh: half, staleWhileRevalidate: half, staleIfError },
    page: { fresh: half / 2, staleWhileRevalidate: half, staleIfError },
  };
}

interface Kept {
  status: number;
  /** Whether nothing of it is missing. */
  complete: boolean;
  /** Whether its address has a query. */
  queried: boolean;
}

/** Decides where a page or an answer is kept; null keeps it nowhere. */
export function choosePartition({ status, complete, queried }: Kept): Partition | null {
  if (!complete) return null;
  if (status === 200) return queried ? 'queried' : 'plain';
  // Addresses that do not exist are without number, and so are those that lead to another.
  return status === 404 || (status >= 300 && status < 400) ? 'others' : null;
}

interface Sent {
  kept: boolean;
  /** Whether it was made for visitors of one theme and size of text. */
  personal: boolean;
  /** Seconds since it was made. */
  age: number;
}

/** The `cache-control` of a page. Browsers ask each time, and are mostly told that nothing has changed. */
export function cacheControl({ page }: CachingPolicy, { kept, personal, age }: Sent): string {
  const left = Math.floor(page.staleWhileRevalidate - age);
  if (!kept || personal || left < 1) return 'private, no-cache';
  return `public, max-age=0, s-maxage=${left}, stale-if-error=${STALE_IF_ERROR}`;
}
