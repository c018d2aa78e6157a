import { toast } from '@portal/client/toasts';
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { useConnectionToasts } from './use-connection-toasts.ts';

const state = { isNavigating: false };
vi.mock('@portal/platform/browser', () => ({ useIsNavigating: () => state.isNavigating }));
vi.mock('@portal/client/toasts', () => ({ toast: vi.fn() }));

beforeEach(() => {
  vi.mocked(toast).mockClear();
  vi.useFakeTimers();
});

it.each([
  ['with pages saved offline', {}, 1],
  ['without saved pages', null, 0],
])('a visitor %s is notified of a page that does not load within eight seconds', (_, controller, notes) => {
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { controller } });
  state.isNavigating = true;
  renderHook(useConnectionToasts);
  vi.advanceTimersByTime(7_999);
  expect(toast).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(toast).toHaveBeenCalledTimes(notes);
});

it('a page that loads in time causes no toast', () => {
  vi.stubGlobal('navigator', { ...navigator, serviceWorker: { controller: {} } });
  state.isNavigating = true;
  const { rerender } = renderHook(useConnectionToasts);
  vi.advanceTimersByTime(5_000);
  state.isNavigating = false;
  rerender();
  vi.advanceTimersByTime(20_000);
  expect(toast).not.toHaveBeenCalled();
});
