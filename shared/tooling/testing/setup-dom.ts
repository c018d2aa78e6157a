import { ReadableStream } from 'node:stream/web';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

/** A test leaves nothing behind: no document, clock, stub, spy or storage. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

configure({
  /** Long timeouts, so that a busy machine does not fail tests. */
  asyncUtilTimeout: 30_000,
  /** Without the document, which each try of a wait would print. `screen.debug()` shows it. */
  getElementError: (message) => new Error(message ?? ''),
});

/** jsdom has no streams, which React writes pages to. */
Object.assign(globalThis, { ReadableStream });

/** jsdom has no modal dialogs: the attribute and the events are what the kit relies on. */
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
/** jsdom lays nothing out: nothing ever comes near the window. */
window.IntersectionObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
