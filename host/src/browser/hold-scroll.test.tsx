import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdScroll } from './hold-scroll.ts';

let resize = () => {};
let observing = false;
class Observer {
  constructor(listener: () => void) {
    resize = () => observing && listener();
  }
  observe() {
    observing = true;
  }
  disconnect() {
    observing = false;
  }
}

const scrolled = vi.fn();
const isRestoring = () => document.documentElement.hasAttribute('data-restoring');

/** @returns goes to a page that was left at a position, or is new */
function start() {
  const state = { location: { key: 'default' }, restoreScrollPosition: null as number | false | null };
  let listener = (_state: typeof state) => {};
  holdScroll({
    state,
    subscribe: (added) => {
      listener = added;
    },
  });
  return (key: string, position: number | false | null) =>
    listener({ location: { key }, restoreScrollPosition: position });
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('ResizeObserver', Observer);
  vi.stubGlobal('scrollTo', scrolled);
  scrolled.mockClear();
  observing = false;
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('puts a page back where it was left whenever its height changes', () => {
  const go = start();
  go('a', 700);
  expect(isRestoring()).toBe(true);
  resize();
  resize();
  expect(scrolled.mock.calls).toEqual([
    [0, 700],
    [0, 700],
  ]);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('lets go at the first %s', (input) => {
  start()('a', 700);
  window.dispatchEvent(new Event(input));
  resize();
  expect(scrolled).not.toHaveBeenCalled();
  expect(isRestoring()).toBe(false);
});

it('lets go at the next page, and after five seconds', () => {
  const go = start();
  go('a', 700);
  go('b', null);
  expect(isRestoring()).toBe(false);
  go('a', 700);
  vi.advanceTimersByTime(5_000);
  expect(isRestoring()).toBe(false);
});

it.each([null, false, 0] as const)('leaves a page with position %s alone', (position) => {
  start()('a', position);
  expect(isRestoring()).toBe(false);
});

it('takes other news of the same page for none', () => {
  const go = start();
  go('a', 700);
  window.dispatchEvent(new Event('wheel'));
  go('a', 700);
  expect(isRestoring()).toBe(false);
});
