import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useRouteFocus, useServerHeadCleanup } from './route-change.tsx';

afterEach(() => document.head.replaceChildren());

function Page() {
  useServerHeadCleanup();
  return (
    <>
      <Link to="#turmas">Turmas</Link>
      <Link to="/cursos">Cursos</Link>
    </>
  );
}

it('the server’s head elements of the first page are removed with it', async () => {
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

function List() {
  const main = useRef<HTMLElement>(null);
  useRouteFocus(main);
  return (
    <main ref={main}>
      <ul id="lista" />
      <Link to="?pagina=2#lista">2</Link>
      <Link to="?pagina=3#lista">3</Link>
    </main>
  );
}

it('each click on the number of a page leads to the list', async () => {
  render(
    <MemoryRouter>
      <List />
    </MemoryRouter>,
  );
  for (const name of ['2', '3']) {
    await userEvent.click(screen.getByRole('link', { name }));
    expect(screen.getByRole('list')).toHaveFocus();
  }
});
