import { ReadableStream, TransformStream } from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** Resets document, timers, stubs, spies and storage after each test. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

configure({
  /** Long, so that slow machines do not fail tests. */
  asyncUtilTimeout: 30_000,
  /** Omits the document, which every retry would print. `screen.debug()` shows it. */
  getElementError: (message) => new Error(message ?? ''),
});

/** jsdom lacks streams, to which React renders pages and from which responses are read. */
Object.assign(globalThis, { ReadableStream, TransformStream });

/** jsdom lacks modal dialogs: this adds the attribute and events that the kit needs. */
HTMLDialogElement.prototype.showModal ??= function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close ??= function close() {
  this.open = false;
  this.dispatchEvent(new Event('close'));
};
window.scrollTo = () => {};
window.matchMedia ??= (query) =>
  ({
    matches: false,
    media: query,
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;
/** jsdom has no layout: elements never intersect. */
window.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
