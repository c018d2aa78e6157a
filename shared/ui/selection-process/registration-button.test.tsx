import { hydrate, renderAt, serverHtml } from '@portal/tooling/testing/render';
import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RegistrationButton } from './registration-button.tsx';

const offer = {
  id: 7,
  name: 'Cozinheiro',
  facts: [],
  vacancies: null,
  open_vacancies: 3,
  registration: 'Inscrições Online',
  start_date: '2026-11-21T12:00:00-03:00',
  end_date: '2026-12-31T12:00:00-03:00',
};
const minute = 60_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.setSystemTime(new Date('2026-11-21T11:59:00-03:00'));
});
afterEach(() => vi.useRealTimers());

const button = () => screen.getByRole('button', { name: 'Inscrições Online' });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

it('opens and closes by itself while the page is open, and is the same button', async () => {
  renderAt(<RegistrationButton offer={offer} onChoose={() => {}} />);
  const before = button();
  expect(before).toHaveAccessibleDescription(
    'As inscrições abrem em 21/11/2026 às 12:00 e vão até 31/12/2026 às 12:00.',
  );
  await pass(minute);
  expect(before).toHaveAttribute('aria-disabled', 'true');
  await pass(1);
  expect(before).not.toHaveAttribute('aria-disabled');
  vi.setSystemTime(new Date('2026-12-31T12:00:00.001-03:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(before).toHaveAccessibleDescription('As inscrições terminaram em 31/12/2026 às 12:00.');
  expect(button()).toBe(before);
});

it('begins the registration while open, and does nothing while disabled', () => {
  const choose = vi.fn();
  vi.setSystemTime(new Date('2026-12-01T12:00:00-03:00'));
  const { rerender } = renderAt(<RegistrationButton offer={offer} onChoose={choose} />);
  button().click();
  rerender(<RegistrationButton offer={{ ...offer, end_date: '2026-11-30' }} onChoose={choose} />);
  button().click();
  expect(choose).toHaveBeenCalledOnce();
});

it('is the same on the server at any moment, and comes to life later without a mismatch', async () => {
  const node = <RegistrationButton offer={offer} onChoose={() => {}} />;
  const html = serverHtml(node);
  expect(html).toContain('As inscrições vão de 21/11/2026 às 12:00 até 31/12/2026 às 12:00.');
  vi.setSystemTime(new Date('2027-01-01T12:00:00-03:00'));
  expect(serverHtml(node)).toBe(html);
  const { container, recoveredErrors, unmount } = await hydrate(node);
  expect(recoveredErrors).toEqual([]);
  expect(container).toHaveTextContent('As inscrições terminaram em 31/12/2026');
  await unmount();
});
