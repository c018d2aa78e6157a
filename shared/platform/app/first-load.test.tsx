import { act, render } from '@testing-library/react';
import { Suspense, use } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createFirstLoad, FirstLoadContext, Hydrated, useAwaited, useFirstLoad } from './first-load.tsx';

type Step = ['awaits' | 'hydrated', string] | ['left'];

const awaits = (part: string): Step => ['awaits', part];
const hydrated = (part: string): Step => ['hydrated', part];
const shell = hydrated('shell');

it.each<[when: string, steps: Step[], marks: string[]]>([
  ['with the shell, where nothing else is awaited', [shell], ['hydrated']],
  ['with the page', [awaits('page'), shell, hydrated('page')], ['hydrated']],
  ['not before the page', [awaits('page'), shell], []],
  ['not before the shell', [awaits('page'), hydrated('page')], []],
  ['not before a slot of the page', [awaits('page'), shell, awaits('slot'), hydrated('page')], []],
  ['with a part hydrated before its place was', [hydrated('slot'), awaits('slot'), shell], ['hydrated']],
  ['once', [shell, awaits('slot'), hydrated('slot'), ['left'], ['left']], ['hydrated']],
])('the document says that everything answers %s', async (_when, steps, marks) => {
  const mark = vi.fn();
  const load = createFirstLoad(mark);
  for (const [call, part = ''] of steps) load[call](part);
  await Promise.resolve();
  expect(mark.mock.calls.flat()).toEqual(marks);
});

it.each(['its code', 'another page'])('nothing of the first page is to come after %s', async (how) => {
  const code = Promise.withResolvers<string>();
  const mark = vi.fn();
  const Shell = () => {
    useFirstLoad();
    return <Outlet />;
  };
  const Page = () => use(code.promise);
  const Region = () => {
    useAwaited('page');
    return (
      <Suspense>
        <Hydrated part="page">
          <Page />
        </Hydrated>
      </Suspense>
    );
  };
  const router = createMemoryRouter([
    {
      element: <Shell />,
      children: [
        { path: '/', element: <Region /> },
        { path: '*', element: null },
      ],
    },
  ]);
  await act(async () =>
    render(
      <FirstLoadContext value={createFirstLoad(mark)}>
        <RouterProvider router={router} />
      </FirstLoadContext>,
    ),
  );
  expect(mark.mock.calls).toEqual([['shell-hydrated']]);
  await act(() => (how === 'its code' ? code.resolve('the page') : router.navigate('/cursos')));
  expect(mark.mock.calls).toEqual([['shell-hydrated'], ['hydrated']]);
});
