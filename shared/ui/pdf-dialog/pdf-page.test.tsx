import { act, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { PdfPage } from './pdf-pages.tsx';

/** jsdom has no canvases: a browser test covers the page. */
const drawn = vi.hoisted(() => vi.fn());
vi.mock('react-pdf', () => ({
  pdfjs: {},
  Page: (props: { pageNumber: number; devicePixelRatio: number }) => {
    drawn(props);
    return <canvas />;
  },
}));

it('draws a page when it comes near, no larger than a phone can, and releases it when it is far', () => {
  let report: (entries: { isIntersecting: boolean }[]) => void = () => {};
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: typeof report) {
        report = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  vi.stubGlobal('devicePixelRatio', 3);
  const { container } = render(<PdfPage number={2} of={9} width={1312} ratio={1.5} />);
  const page = screen.getByRole('article', { name: 'Página 2 de 9' });
  expect(container.querySelector('canvas')).toBeNull();
  expect(page).toHaveStyle({ inlineSize: '1312px' });
  act(() => report([{ isIntersecting: true }]));
  expect(container.querySelector('canvas')).not.toBeNull();
  const { devicePixelRatio } = drawn.mock.lastCall?.[0] ?? {};
  expect(1312 * 1312 * 1.5 * devicePixelRatio ** 2).toBeLessThanOrEqual(16_700_001);
  act(() => report([{ isIntersecting: false }]));
  expect(container.querySelector('canvas')).toBeNull();
});
