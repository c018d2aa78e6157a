import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { hydrate } from '@portal/tooling/testing/render';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Picture } from './picture.tsx';

it('loads lazily, at its place and size', () => {
  render(<Picture src="noticias/a.png" alt="Formatura" width={640} height={360} />);
  const image = screen.getByRole('img', { name: 'Formatura' });
  expect(image).toHaveAttribute('src', '/storage/noticias/a.png');
  expect(image).toHaveAttribute('loading', 'lazy');
  expect(image).toHaveAttribute('width', '640');
});

it('loads at once when it is the largest paint', () => {
  render(<Picture src="/a.png" alt="Banner" width={640} height={360} priority />);
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager');
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high');
});

it('is a scene of the same name when there is no file', async () => {
  const { container } = render(
    <Picture src={null} alt="Unidade Macapá" width={4} height={3} placeholderArea="Saúde" />,
  );
  expect(screen.getByRole('img', { name: 'Unidade Macapá' })).toBeInTheDocument();
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[data-area="saude"]')).not.toBeNull();
  expect(await accessibilityProblems(container)).toEqual([]);
});

it('becomes a scene when the file does not arrive, and tries another file', () => {
  const { container, rerender } = render(<Picture src="/a.png" alt="" width={4} height={3} />);
  fireEvent.error(container.querySelector('img') as Element);
  expect(container.querySelector('img')).toBeNull();
  rerender(<Picture src="/b.png" alt="" width={4} height={3} />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.png');
});

it('notices a file that failed before the page was alive', async () => {
  const complete = Object.getOwnPropertyDescriptor(HTMLImageElement.prototype, 'complete');
  Object.defineProperty(HTMLImageElement.prototype, 'complete', { configurable: true, get: () => true });
  const { container, recoveredErrors, unmount } = await hydrate(
    <Picture src="/a.png" alt="" width={4} height={3} />,
  );
  expect(recoveredErrors).toEqual([]);
  expect(container.querySelector('img')).toBeNull();
  await unmount();
  if (complete) Object.defineProperty(HTMLImageElement.prototype, 'complete', complete);
});
