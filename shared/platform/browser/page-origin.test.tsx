import { act, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { ROOT_ID } from '../app/boot-data.ts';
import { Slot, SlotProvider } from '../remote/slot.ts';
import { showPageOrigin } from './page-origin.tsx';

vi.mock('web-vitals', () => ({
  onLCP: (report: (metric: object) => void) =>
    report({ value: 1_234.5, entries: [{ element: document.querySelector('main') }] }),
  onINP() {},
  onCLS: (report: (metric: object) => void) => report({ value: 0, entries: [] }),
}));

const release = { entry: '/entry.js', previous: null, paths: [] };
const registry = {
  remotes: [
    { ...release, name: 'mf-a', version: '1', slots: [] },
    { ...release, name: 'mf-b', version: '2', slots: ['next-events'] },
  ],
  allKnown: true,
};

afterEach(() => vi.unstubAllGlobals());

it('lists the releases of page and slots with their commits, until it is turned off', async () => {
  const remotes = [
    { name: 'mf-a', current: { version: '1', commit: 'a'.repeat(40) }, previous: null, canary: null },
    { name: 'mf-b', current: null, previous: { version: '2', commit: null }, canary: null },
  ];
  const entries: Record<string, object[]> = {
    navigation: [{ serverTiming: [{ name: 'rendered', duration: 34 }] }],
    resource: [{ name: 'http://localhost/remotes/mf-a/web/page.js', encodedBodySize: 2_000 }],
  };
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: (type: string) => entries[type] });
  vi.stubGlobal('fetch', async () => Response.json({ remotes }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const slots = {
    peek: () => ({ kind: 'loaded', module: { default: () => <p>Eventos</p> } }) as const,
    load: () => Promise.reject(new Error('not loaded')),
    beforeRetry: async () => {},
    threw() {},
    shown() {},
  };
  const element = (
    <main>
      <Slot name="next-events" pending={null} failed={() => null} />
    </main>
  );
  const router = createMemoryRouter([{ id: 'mf-a:/', path: '/', element }]);
  const container = document.body.appendChild(document.createElement('div'));
  container.id = ROOT_ID;
  // biome-ignore lint/suspicious/noDocumentCookie: as the server sets it.
  document.cookie = '_origin=1';
  render(
    <SlotProvider value={slots}>
      <RouterProvider router={router} />
    </SlotProvider>,
    { container },
  );
  act(() => showPageOrigin({ basePath: '', version: '01.02.00', registry: () => registry }));
  const rows = () =>
    screen.getAllByRole('row').map(({ children }) => [...children].map((cell) => cell.textContent));
  await waitFor(() =>
    expect(rows()).toEqual([
      ['Part', 'Release', 'Commit', 'KB', 'Vitals'],
      ['host', 'host@01.02.00', '', '0.0', ''],
      ['page', 'mf-a@1', 'aaaaaaaa', '2.0', 'LCP'],
      ['slot next-events', 'mf-b@2', 'none', '0.0', ''],
    ]),
  );
  expect(screen.getByText('rendered on the server in 34 ms · LCP 1235 ms · CLS 0.000')).toBeTruthy();
  act(() => screen.getByRole('button', { name: 'Turn off' }).click());
  expect(screen.queryByRole('table')).toBeNull();
  expect(document.cookie).toBe('');
});
