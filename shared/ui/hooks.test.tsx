import { learnServerTime } from '@portal/contract/clock';
import { DAY } from '@portal/contract/format/date';
import { act, render, renderHook } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import { Form } from './form/form.tsx';
import { mayInterrupt, noInterruption } from './interruption/interruption.tsx';
import { useCurrentTime } from './use-current-time/use-current-time.ts';

describe('the moment', () => {
  const noon = Date.parse('2026-11-21T12:00:00-03:00');
  const changes = [noon + 1_000, noon + 40 * DAY];
  const nextChange = (now: number) => changes.find((change) => change > now) ?? null;

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    vi.setSystemTime(noon);
  });

  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

  it('moves on when something changes, however far off, and rests when nothing will', async () => {
    const { result } = renderHook(() => useCurrentTime(nextChange));
    expect(result.current).toBe(noon);
    await pass(999);
    expect(result.current).toBe(noon);
    await pass(1);
    expect(result.current).toBe(noon + 1_000);
    for (let day = 0; day < 40; day += 1) await pass(DAY);
    expect(result.current).toBe(noon + 40 * DAY);
    expect(vi.getTimerCount()).toBe(0);
  });

  it("begins with the server's time, catches up at once, and leaves no timer behind", async () => {
    vi.setSystemTime(noon + 5_000);
    const { result, unmount } = renderHook(() => useCurrentTime(nextChange, noon));
    expect(result.current).toBe(noon);
    await pass(0);
    expect(result.current).toBe(noon + 5_000);
    expect(vi.getTimerCount()).toBe(1);
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('the moment is the server’s as soon as a response tells it, on a device two days ahead', () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const server = Date.parse('2026-11-21T12:00:00Z');
  vi.setSystemTime(server + 2 * DAY);
  onTestFinished(() => learnServerTime(new Headers({ date: new Date().toUTCString() })));
  const { result } = renderHook(() => useCurrentTime(() => null));
  expect(result.current).toBe(server + 2 * DAY);
  act(() => learnServerTime(new Headers({ date: new Date(server).toUTCString() })));
  expect(result.current).toBe(server);
});

// Elements on the page or with the focus, and whether a dialog may open by itself.
it.each([
  ['a text', <p key="text">Cursos</p>, true],
  ['a link', <a key="link" href="/cursos" data-focus="" children="Cursos" />, false],
  ['a button', <button key="button" type="button" data-focus />, false],
  [
    'a form',
    <Form key="form" schema={z.object({})} defaultValues={{}} onSubmit={() => {}} children={null} />,
    false,
  ],
  ['a part that says so', <p key="part" {...noInterruption} />, false],
  ['an open dialog', <dialog key="dialog" open />, false],
  ['a field', <input key="field" data-focus />, false],
  ['a long answer', <textarea key="text" data-focus />, false],
  ['a choice', <select key="choice" data-focus />, false],
])('an interruption of visitors at %s', (_, page, expected) => {
  const { container } = render(page);
  container.querySelector<HTMLElement>('[data-focus]')?.focus();
  expect(mayInterrupt(document)).toBe(expected);
});
