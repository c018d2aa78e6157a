import { beforeEach, expect, it, vi } from 'vitest';
import { startScripts } from './start-scripts.ts';

const template = (type: string) => `<template id="scripts"><script type="text/${type}"></script></template>`;
const started = () => [...document.querySelectorAll('script')].map(({ type }) => type);
const parsed = () => document.dispatchEvent(new Event('DOMContentLoaded'));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'setTimeout'] });
  document.body.innerHTML = `<div>${template('one')}</div>${template('two')}<p>Texto</p>${template('three')}`;
  return () => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  };
});

it('opens the last template of the document after the first frame with the whole HTML, and none within the page', () => {
  startScripts();
  vi.advanceTimersByTime(100);
  expect(started()).toEqual([]);
  parsed();
  expect(started()).toEqual([]);
  vi.advanceTimersToNextFrame();
  expect(started()).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(started()).toEqual(['text/three']);
});

it('waits for no frame in a hidden tab, which has none', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  startScripts();
  parsed();
  expect(started()).toEqual(['text/three']);
});
