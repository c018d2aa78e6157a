import { beforeEach, expect, it, vi } from 'vitest';
import { startScripts } from './start-scripts.ts';

const template = (type: string) => `<template id="scripts"><script type="text/${type}"></script></template>`;
const started = () => [...document.querySelectorAll('script')].map(({ type }) => type);
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));

/** Reports paints to its observers, as browsers do, also those before they observe. */
let paint: (...names: string[]) => void;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  const painted: string[] = [];
  const observers: (() => void)[] = [];
  class FakeObserver {
    private readonly report: (list: { getEntriesByName: (name: string) => string[] }) => void;
    constructor(report: FakeObserver['report']) {
      this.report = report;
    }
    observe() {
      const notify = () =>
        this.report({ getEntriesByName: (name) => painted.filter((each) => each === name) });
      observers.push(notify);
      if (painted.length > 0) notify();
    }
  }
  vi.stubGlobal('PerformanceObserver', FakeObserver);
  paint = (...names) => {
    painted.push(...names);
    for (const notify of observers) notify();
  };
  document.body.innerHTML = `<div>${template('one')}</div>${template('two')}<p>Texto</p>${template('three')}`;
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
  };
});

it('opens the last template of the document, and none within the page, once content is painted', () => {
  startScripts();
  parsed();
  vi.advanceTimersToNextFrame();
  paint('first-paint');
  expect(started()).toEqual([]);
  paint('first-contentful-paint');
  expect(started()).toEqual(['text/three']);
});

it('waits until the browser is idle, if it can tell', () => {
  const idle = vi.fn();
  vi.stubGlobal('requestIdleCallback', idle);
  startScripts();
  parsed();
  vi.advanceTimersToNextFrame();
  paint('first-contentful-paint');
  expect(started()).toEqual([]);
  idle.mock.lastCall?.[0]();
  expect(started()).toEqual(['text/three']);
});

it('waits for the whole HTML and its first frame, even if a part is painted before', () => {
  startScripts();
  paint('first-contentful-paint');
  expect(started()).toEqual([]);
  parsed();
  expect(started()).toEqual([]);
  vi.advanceTimersToNextFrame();
  expect(started()).toEqual(['text/three']);
});

it('waits for no paint in a hidden tab, which has none', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  startScripts();
  parsed();
  expect(started()).toEqual(['text/three']);
});

it('does not wait for ever in a browser that reports no paint', () => {
  startScripts();
  parsed();
  vi.advanceTimersByTime(2_000);
  expect(started()).toEqual(['text/three']);
});
