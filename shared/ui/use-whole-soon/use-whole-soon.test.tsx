import { act, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { useWholeSoon } from './use-whole-soon.tsx';

const seen: boolean[] = [];

function Page() {
  const whole = useWholeSoon();
  seen.push(whole);
  return <p>{whole ? 'whole' : 'beginning'}</p>;
}

it('shows the beginning first, and the whole at once after it', () => {
  seen.length = 0;
  render(<Page />);
  expect(seen[0]).toBe(false);
  expect(screen.getByText('whole')).toBeInTheDocument();
});

it('shows whole what the visitor comes back to', () => {
  seen.length = 0;
  document.documentElement.setAttribute('data-restoring', '');
  render(<Page />);
  document.documentElement.removeAttribute('data-restoring');
  expect(seen).not.toContain(false);
});

it('is whole on the server, and stays so while it comes alive', async () => {
  seen.length = 0;
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Page />);
  expect(container).toHaveTextContent('whole');
  const root = await act(() => hydrateRoot(container, <Page />));
  expect(seen).not.toContain(false);
  await act(() => root.unmount());
});
