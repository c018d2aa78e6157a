import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it, vi } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

const Loaded = ({ name }: { name: string }) => <p>{`loaded ${name}`}</p>;
const Instead = ({ name }: { name: string }) => <p>{`instead of ${name}`}</p>;
const module = { default: Loaded };

it('is invisible until its code has loaded, and shows no fallback of a boundary', async () => {
  const Part = lazyPart<{ name: string }>(async () => module);
  const { container } = render(
    <Suspense fallback="fallback">
      <Part name="a" />
    </Suspense>,
  );
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByText('loaded a')).toBeVisible();
});

it('loads once, and is visible at once when mounted again', async () => {
  const load = vi.fn(async () => module);
  const Part = lazyPart<{ name: string }>(load);
  render(<Part name="a" />);
  await screen.findByText('loaded a');
  render(<Part name="b" />);
  expect(screen.getByText('loaded b')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

it.each([
  ['fails once', 1, 'loaded a'],
  ['fails twice', 2, 'instead of a'],
])('code that %s', async (_how, failures, shown) => {
  const load = vi.fn(async () => module);
  for (let failed = 0; failed < failures; failed += 1) load.mockRejectedValueOnce(new Error('network'));
  const Part = lazyPart<{ name: string }>(load, Instead);
  render(<Part name="a" />);
  expect(await screen.findByText(shown)).toBeVisible();
});
