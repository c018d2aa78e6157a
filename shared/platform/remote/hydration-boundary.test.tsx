import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { HydrationBoundary, HydrationTrackerContext, noHydrationTracker } from './hydration-boundary.ts';

it('hydrates after the page around it, one boundary at a time, and reports both steps', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const log: string[] = [];
  const tracker = {
    ...noHydrationTracker,
    onPending: () => void log.push('pending'),
    onHydrated: () => void log.push('hydrated'),
  };
  const Content = ({ name }: { name: string }) => {
    useEffect(() => void log.push(name), [name]);
    return <p>{name}</p>;
  };
  const Page = () => {
    useEffect(() => void log.push('page'), []);
    return ['first', 'second'].map((name) => (
      <HydrationBoundary key={name}>
        <Content name={name} />
      </HydrationBoundary>
    ));
  };
  const page = (
    <HydrationTrackerContext value={tracker}>
      <Page />
    </HydrationTrackerContext>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent('firstsecond');
  const root = hydrateRoot(container, page, { onRecoverableError: (error) => expect.fail(String(error)) });
  onTestFinished(() => root.unmount());
  await vi.waitFor(() => expect(log.filter((step) => step === 'hydrated')).toHaveLength(2));
  expect(log).toEqual(['pending', 'pending', 'page', 'first', 'hydrated', 'second', 'hydrated']);
});
