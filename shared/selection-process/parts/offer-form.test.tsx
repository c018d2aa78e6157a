import { anOffer } from '@portal/tooling/testing/builders/offer';
import { hydrate } from '@portal/tooling/testing/render';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { OfferForm } from '../pages/registration-page.tsx';
import type { ProcessKindConfig } from '../rules/process.ts';

const hour = 3_600_000;
const now = Date.parse('2026-11-27T17:00:00-03:00');
const dates = { start_date: '2026-11-01', end_date: '2026-11-27T18:00:00-03:00' };
const waitlistPath = '/interesse?curso=Barbeiro';
const barbeiro = anOffer({ ...dates, id: 7, name: 'Barbeiro', waitlistPath });
const padeiro = anOffer({ ...dates, id: 8, name: 'Padeiro', end_date: '2026-12-20' });
const kind = {
  offer: 'curso',
  noticePath: (id) => `/psg/edital/${id}`,
  list: { label: 'PSG', to: '/psg' },
} as ProcessKindConfig;

it('a period that ends while the form is open is reported then, with alternatives, and the form stays', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now });
  await hydrate(
    <OfferForm
      processKind={kind}
      process={{ name: 'PSG 5/2026', offers: [barbeiro, padeiro] }}
      offer={{ process: 5, offer: 7, offerName: 'Barbeiro' }}
      chosen={barbeiro}
      identified={{ cpf: '52998224725', birthdate: '1998-04-21' }}
      refetch={() => {}}
      Form={() => <input aria-label="Nome" />}
      onRegistered={() => {}}
    />,
  );
  await act(() => vi.advanceTimersByTimeAsync(0));
  const field = screen.getByLabelText<HTMLInputElement>('Nome');
  field.value = 'Ana Souza';
  await act(() => vi.advanceTimersByTimeAsync(hour - 1));
  expect(screen.queryByRole('alert')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('As inscrições para este curso terminaram');
  expect(alert).toHaveTextContent('As inscrições terminaram em 27/11/2026 às 18:00.');
  expect(screen.getByRole('button', { name: 'Padeiro' })).toBeVisible();
  expect(screen.getByRole('link', { name: /^Avise-me/ })).toHaveAttribute('href', waitlistPath);
  expect(screen.getByLabelText('Nome')).toBe(field);
  expect(field).toHaveValue('Ana Souza');
});
