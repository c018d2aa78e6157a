import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { hydrate } from '@portal/tooling/testing/render';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { Picture } from './picture.tsx';

it('loads lazily, at its place and size, but at once when it is the largest paint', () => {
  const { rerender } = render(<Picture src="noticias/a.png" alt="Formatura" width={640} height={360} />);
  const image = () => screen.getByRole('img', { name: 'Formatura' });
  const attributes = (...names: string[]) => names.map((name) => image().getAttribute(name));
  expect(attributes('src', 'loading', 'width')).toEqual(['/storage/noticias/a.png', 'lazy', '640']);
  rerender(<Picture src="/a.png" alt="Formatura" width={640} height={360} priority />);
  expect(attributes('loading', 'fetchpriority')).toEqual(['eager', 'high']);
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
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  const { container, recoveredErrors, unmount } = await hydrate(
    <Picture src="/a.png" alt="" width={4} height={3} />,
  );
  expect(recoveredErrors).toEqual([]);
  expect(container.querySelector('img')).toBeNull();
  await unmount();
  vi.restoreAllMocks();
});
