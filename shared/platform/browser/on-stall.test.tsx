import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onStall } from './on-stall.ts';

let finishFile = () => {};
function Observer(listener: () => void) {
  return {
    observe() {
      finishFile = listener;
    },
    disconnect() {},
  };
}
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('PerformanceObserver', Observer);
});
afterEach(() => void vi.restoreAllMocks());

it('a page is stalled after a minute in which no file has finished', () => {
  const act = vi.fn();
  onStall(act);
  pass(59);
  finishFile();
  pass(59);
  expect(act).not.toHaveBeenCalled();
  pass(1);
  expect(act).toHaveBeenCalledOnce();
  pass(120);
  expect(act).toHaveBeenCalledOnce();
});

it.each<[string, () => void]>([
  ['the HTML arrives', () => vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading')],
  ['the page is hidden', () => vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden')],
])('a page is not stalled while %s', (_, begin) => {
  const act = vi.fn();
  begin();
  onStall(act);
  pass(3_600);
  expect(act).not.toHaveBeenCalled();
  vi.restoreAllMocks();
  pass(60);
  expect(act).toHaveBeenCalled();
});

it('a page is not stalled while a busy processor delays the ticks', () => {
  const act = vi.fn();
  onStall(act);
  for (let tick = 1; tick <= 120; tick += 1) {
    vi.spyOn(performance, 'now').mockReturnValueOnce(performance.now() + 3000 * tick);
    pass(1);
  }
  expect(act).not.toHaveBeenCalled();
});
