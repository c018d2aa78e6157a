import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { hydrate, renderAt, serverHtml } from '@portal/tooling/testing/render';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

it('opens by itself while the page is open, and is the same button', async () => {
  renderAt(<RegistrationButton offer={offer} onChoose={() => {}} />);
  const before = button();
  expect(before).toHaveAccessibleDescription(
    'As inscrições abrem em 21/11/2026 às 12:00 e vão até 31/12/2026 às 12:00.',
  );
  await pass(minute);
  expect(before).toHaveAttribute('aria-disabled', 'true');
  await pass(1);
  expect(before).not.toHaveAttribute('aria-disabled');
  expect(button()).toBe(before);
});

it('closes by itself, however far off the end is', async () => {
  vi.setSystemTime(new Date('2026-11-21T12:00:01-03:00'));
  renderAt(<RegistrationButton offer={offer} onChoose={() => {}} />);
  await pass(39 * 24 * 60 * minute);
  expect(button()).not.toHaveAttribute('aria-disabled');
  await pass(24 * 60 * minute);
  expect(button()).toHaveAccessibleDescription('As inscrições terminaram em 31/12/2026 às 12:00.');
  expect(vi.getTimerCount()).toBe(0);
});

it('waits for its moment instead of asking again and again', async () => {
  renderAt(<RegistrationButton offer={offer} onChoose={() => {}} />);
  expect(vi.getTimerCount()).toBe(1);
  await pass(minute - 1);
  expect(vi.getTimerCount()).toBe(1);
});

it('looks at the clock again when a device that slept is back', async () => {
  renderAt(<RegistrationButton offer={offer} onChoose={() => {}} />);
  vi.setSystemTime(new Date('2026-11-22T08:00:00-03:00'));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(button()).not.toHaveAttribute('aria-disabled');
});

it('does nothing while disabled, and begins the registration while open', async () => {
  const choose = vi.fn();
  vi.useRealTimers();
  const open = { ...offer, start_date: '2020-01-01', end_date: '2999-12-31' };
  const { rerender } = renderAt(<RegistrationButton offer={open} onChoose={choose} />);
  await userEvent.click(button());
  expect(choose).toHaveBeenCalledTimes(1);
  rerender(<RegistrationButton offer={{ ...open, end_date: '2020-02-01' }} onChoose={choose} />);
  await userEvent.click(button());
  expect(choose).toHaveBeenCalledTimes(1);
});

it.each(['2026-11-21T11:59:00-03:00', '2026-11-22T12:00:00-03:00', '2027-01-01T12:00:00-03:00'])(
  'is the same on the server at any moment, and comes to life at %s without a mismatch',
  async (moment) => {
    const node = <RegistrationButton offer={offer} onChoose={() => {}} />;
    const html = serverHtml(node);
    expect(html).toContain('As inscrições vão de 21/11/2026 às 12:00 até 31/12/2026 às 12:00.');
    vi.setSystemTime(new Date(moment));
    expect(serverHtml(node)).toBe(html);
    vi.useRealTimers();
    const { container, recoveredErrors, unmount } = await hydrate(node);
    expect(recoveredErrors).toEqual([]);
    expect(await accessibilityProblems(container)).toEqual([]);
    await unmount();
  },
);
