import { NavigationsContext } from '@portal/platform/browser';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { ProgressLine } from './progress-line.tsx';
import { useServedHead } from './use-served-head.ts';

it('the progress line is there from the press until the page has come', async () => {
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

afterEach(() => document.head.replaceChildren());

function Page() {
  useServedHead();
  return (
    <>
      <Link to="#turmas">Turmas</Link>
      <Link to="/cursos">Cursos</Link>
    </>
  );
}

it('what the server says of the first page goes with it', async () => {
  document.head.innerHTML =
    '<link rel="canonical" href="https://portal.example/" data-served><meta property="og:locale" content="pt_BR">';
  render(
    <MemoryRouter>
      <Page />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Turmas' }));
  expect(document.head.querySelector('link[rel=canonical]')).not.toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'Cursos' }));
  expect(document.head.querySelector('link[rel=canonical]')).toBeNull();
  expect(document.head.children).toHaveLength(1);
});
