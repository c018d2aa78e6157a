import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cacheControl, cachingPolicy, choosePartition, isStorable } from './micro-cache.ts';

it('the caching policy limits the total age of data, page and a shared cache', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 3600, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (seconds, part) => {
        const policy = cachingPolicy(seconds);
        const age = policy.page.staleWhileRevalidate * part;
        const shared = Number(
          /s-maxage=(\d+)/.exec(cacheControl(policy, { isStorable: true, personal: false, age }))?.[1] ?? 0,
        );
        expect(policy.data.staleWhileRevalidate + age + shared).toBeLessThanOrEqual(seconds + 1e-9);
      },
    ),
  );
});

it('the caching policy splits the time between data and pages, and adds five minutes after errors', () => {
  expect(cachingPolicy(10)).toEqual({
    data: { fresh: 5, staleWhileRevalidate: 5, staleIfError: 300 },
    page: { fresh: 2.5, staleWhileRevalidate: 5, staleIfError: 300 },
  });
  expect(cachingPolicy(3600).page.staleIfError).toBe(1800);
});

it('the caching policy disables caching at 0 seconds', () => {
  const policy = cachingPolicy(0);
  expect([policy.data.staleIfError, policy.page.staleIfError]).toEqual([0, 0]);
  expect(cacheControl(policy, { isStorable: true, personal: false, age: 0 })).toBe('private, no-cache');
});

it.each([
  [{ isStorable: true, personal: false, age: 0 }, 'public, max-age=0, s-maxage=5, stale-if-error=300'],
  [{ isStorable: true, personal: false, age: 3.5 }, 'public, max-age=0, s-maxage=1, stale-if-error=300'],
  // A stale page after a failure.
  [{ isStorable: true, personal: false, age: 90 }, 'private, no-cache'],
  [{ isStorable: false, personal: false, age: 0 }, 'private, no-cache'],
  [{ isStorable: true, personal: true, age: 0 }, 'private, no-cache'],
])('the caching policy sends %j as %s', (sent, header) => {
  expect(cacheControl(cachingPolicy(10), sent)).toBe(header);
});

it.each([
  [{ status: 200, complete: true, queried: false }, 'plain'],
  [{ status: 200, complete: true, queried: true }, 'queried'],
  [{ status: 200, complete: false, queried: false }, null],
  [{ status: 404, complete: true, queried: false }, 'others'],
  [{ status: 300, complete: true, queried: false }, 'others'],
  [{ status: 399, complete: true, queried: false }, 'others'],
  [{ status: 400, complete: true, queried: false }, null],
  [{ status: 204, complete: true, queried: false }, null],
])('the caching policy stores %j in the partition %s', (page, partition) => {
  expect(choosePartition(page)).toBe(partition);
  expect(isStorable(page)).toBe(partition !== null);
});

it('the caching policy stores the fallback shell on the server alone, although it is incomplete', () => {
  const shell = { status: 200, complete: false, queried: false, isFallback: true };
  expect([choosePartition(shell), isStorable(shell)]).toEqual(['plain', false]);
});
