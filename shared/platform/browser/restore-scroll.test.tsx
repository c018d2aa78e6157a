import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { restoreScroll } from './restore-scroll.ts';

let resize = () => {};
function Observer(listener: () => void) {
  return {
    observe() {
      resize = listener;
    },
    disconnect() {
      resize = () => {};
    },
  };
}

const scrolled = vi.fn();
const isRestoring = () => document.documentElement.hasAttribute('data-restoring');

/** @returns opens a page that was left at a position, or is new */
function start() {
  const state = { location: { key: 'default' }, restoreScrollPosition: null as number | false | null };
  const listener = vi.fn<(now: typeof state) => void>();
  restoreScroll({ state, subscribe: (added) => listener.mockImplementation(added) });
  return (key: string, position: number | false | null) =>
    listener({ location: { key }, restoreScrollPosition: position });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('scrollTo', scrolled);
  scrolled.mockClear();
});
afterEach(() => void vi.runAllTimers());

it('restores the scroll position whenever the height changes', () => {
  start()('a', 700);
  expect(isRestoring()).toBe(true);
  resize();
  resize();
  expect(scrolled.mock.calls).toEqual([
    [0, 700],
    [0, 700],
  ]);
});

const dispatch = (input: string) => () => void window.dispatchEvent(new Event(input));

it.each<[what: string, ends: (go: ReturnType<typeof start>) => void]>([
  ['the wheel', dispatch('wheel')],
  ['a touch', dispatch('touchstart')],
  ['a key', dispatch('keydown')],
  ['the next page', (go) => go('b', null)],
  ['five seconds', () => vi.advanceTimersByTime(5_000)],
])('stops with %s', (_what, ends) => {
  const go = start();
  go('a', 700);
  vi.advanceTimersByTime(4_999);
  expect(isRestoring()).toBe(true);
  ends(go);
  resize();
  expect(scrolled).not.toHaveBeenCalled();
  expect(isRestoring()).toBe(false);
});

it('ignores other updates of the same page', () => {
  const go = start();
  go('a', 700);
  dispatch('wheel')();
  go('a', 700);
  expect(isRestoring()).toBe(false);
});
