import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { NavigationsContext } from './navigations.ts';
import { ProgressLine } from './progress-line.tsx';

it('the line is there from the press until the page has come', async () => {
  const code = Promise.withResolvers<null>();
  const router = createMemoryRouter([
    { path: '/', element: null },
    { path: '/cursos', element: null, loader: () => code.promise },
  ]);
  render(
    <NavigationsContext value={router}>
      <ProgressLine />
    </NavigationsContext>,
  );
  const line = screen.getByRole('progressbar', { hidden: true });
  expect(line).not.toBeVisible();
  await act(async () => void router.navigate('/cursos'));
  expect(line).toBeVisible();
  await act(async () => code.resolve(null));
  expect(line).not.toBeVisible();
});
