import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';
import { FirstLoadContext, HydrationBoundary, noFirstLoad } from './hydration-boundary.ts';

it('hydrates after its surroundings, one boundary at a time, and reports both steps', async () => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  const log: string[] = [];
  const tracker = {
    ...noFirstLoad,
    awaits: () => void log.push('awaits'),
    hydrated: () => void log.push('hydrated'),
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
    <FirstLoadContext value={tracker}>
      <Page />
    </FirstLoadContext>
  );
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  expect(container).toHaveTextContent('firstsecond');
  const root = hydrateRoot(container, page, { onRecoverableError: (error) => expect.fail(String(error)) });
  onTestFinished(() => root.unmount());
  await vi.waitFor(() => expect(log.filter((step) => step === 'hydrated')).toHaveLength(2));
  expect(log).toEqual(['awaits', 'awaits', 'page', 'first', 'hydrated', 'second', 'hydrated']);
});
