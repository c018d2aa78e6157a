import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { useServedHead } from './use-served-head.ts';

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
