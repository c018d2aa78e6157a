import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { SettledState } from '../contract/remote-state.ts';
import { noHydrationTracker } from '../remote/hydration-boundary.ts';
import { Slot, type SlotModule, SlotProvider, type SlotSource } from '../remote/slot.ts';
import { withServerRenderedSlots } from './remotes.ts';

function Counter({ title }: { title: string }) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {title} {count}
    </button>
  );
}

const current: SlotModule = { default: () => <Counter title="sent" /> };

function Page({ source }: { source: SlotSource }) {
  return (
    <SlotProvider value={source}>
      <Counter title="neighbour" />
      <Slot name="courses" pending={<p>pending</p>} failed={() => <p>failed</p>} />
    </SlotProvider>
  );
}

/** Opens a server-rendered page whose slot code is still loading. */
async function open() {
  const code = Promise.withResolvers<SettledState<SlotModule>>();
  const load = vi.fn(() => code.promise);
  const source = {
    peek: () => ({ kind: 'pending' }) as const,
    load,
    beforeRetry: async () => {},
    threw: () => {},
  };
  const hydrationTracker = { ...noHydrationTracker, onPending: vi.fn(), onHydrated: vi.fn() };
  const server: SlotSource = {
    ...source,
    peek: () => ({ kind: 'loaded', module: current }),
    shown: () => {},
  };
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page source={server} />);
  const [neighbour, sent] = container.querySelectorAll('button');
  const complaints = vi.spyOn(console, 'error');
  const sentSlots = withServerRenderedSlots(source, ['courses'], hydrationTracker);
  await act(async () => render(<Page source={sentSlots} />, { container, hydrate: true }));
  expect(hydrationTracker.onPending).toHaveBeenCalledWith('courses');
  expect(hydrationTracker.onHydrated).not.toHaveBeenCalled();
  const arrive = (state: SettledState<SlotModule>) => act(async () => code.resolve(state));
  return { arrive, neighbour, sent, complaints, hydrationTracker, load, sentSlots };
}

it('server-rendered HTML stays while the code loads, hydrates with it, and is then like any other', async () => {
  const { arrive, sent, complaints, hydrationTracker, load, sentSlots } = await open();
  expect(sent).toBeVisible();
  await arrive({ kind: 'loaded', module: current });
  await userEvent.click(screen.getByRole('button', { name: 'sent 0' }));
  expect(screen.getByRole('button', { name: 'sent 1' })).toBe(sent);
  expect(hydrationTracker.onHydrated).toHaveBeenCalledWith('courses');
  expect(complaints).not.toHaveBeenCalled();
  expect(load).toHaveBeenCalledTimes(1);
  await sentSlots.load('courses');
  expect(load).toHaveBeenCalledTimes(2);
});

it('server-rendered HTML stays if its code fails to load, as do its neighbours', async () => {
  const { arrive, neighbour, sent, hydrationTracker } = await open();
  await userEvent.click(neighbour as Element);
  await arrive({ kind: 'failed', reason: 'network' });
  expect(sent).toBeVisible();
  expect(screen.queryByText('failed')).toBeNull();
  expect(screen.getByRole('button', { name: 'neighbour 1' })).toBe(neighbour);
  expect(hydrationTracker.onHydrated).not.toHaveBeenCalled();
});
