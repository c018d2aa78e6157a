import { renderAt } from '@portal/tooling/testing/render';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { PrintOrigin } from './print-origin.tsx';

afterEach(() => vi.useRealTimers());

it('says whose paper it is, where it is from, and when it was printed', () => {
  vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00-03:00') });
  renderAt(<PrintOrigin />);
  vi.setSystemTime(new Date('2026-03-05T08:30:00-03:00'));
  fireEvent(window, new Event('beforeprint'));
  const origin = screen.getByText('Senac Amapá').parentElement;
  expect(origin).toHaveTextContent(window.location.href);
  expect(origin).toHaveTextContent('Impresso em 05/03/2026 - 08:30');
});
