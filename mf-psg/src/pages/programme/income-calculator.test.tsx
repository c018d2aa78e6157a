import type { Settings } from '@portal/shared/contract/settings';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aHome } from '@portal/tooling/testing/builders/home';
import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { openRoute, serve } from '@portal/tooling/testing/open-route';
import { hydrate, serverHtml } from '@portal/tooling/testing/render';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';
import { IncomeCalculator } from './income-calculator.tsx';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(settings: Partial<Settings> = {}, processes: object[] = []) {
  serve({
    'GET /selection-processes': processes,
    'GET /home': aHome({ settings }),
  });
  const opened = await openRoute(routes, '/psg');
  return { ...opened, region: screen.getByRole('region', { name: 'Calculadora de elegibilidade' }) };
}

const people = () => screen.getAllByRole('textbox');
const status = (region: HTMLElement) => within(region).getByRole('status');
/** Money is written with a space that does not break. */
const plain = (element: HTMLElement) => element.textContent?.replaceAll('\u00a0', ' ');

describe('the income calculator (A 2.8, A 5.4)', () => {
  it('starts with two people, judges nobody yet and says what is missing', async () => {
    const { region, user } = await open();
    expect(people()).toHaveLength(2);
    for (const place of [1, 2])
      expect(screen.getByLabelText(`Pessoa ${place} (0 se não tem renda)`)).toHaveValue('');
    expect(status(region)).toHaveTextContent('Preencha a Pessoa 1 e a Pessoa 2 para ver o resultado.');
    await user.type(screen.getByLabelText(/^Pessoa 2/), '0');
    expect(status(region)).toHaveTextContent('Preencha a Pessoa 1 para ver o resultado.');
    expect(await accessibilityProblems(region)).toEqual([]);
  });

  it.each([
    ['0', '0', 'Nenhuma renda informada'],
    ['5280', '0', 'Sim, você está apto a participar!'],
    ['5280,01', '0', 'Você não está habilitado!'],
  ])('%s and %s: %s', async (first, second, verdict) => {
    const { region, user } = await open();
    await user.type(screen.getByLabelText(/^Pessoa 1/), first);
    await user.type(screen.getByLabelText(/^Pessoa 2/), second);
    expect(status(region)).toHaveTextContent(verdict);
    expect(await accessibilityProblems(region)).toEqual([]);
  });

  it('shows the sum with its figures', async () => {
    const { region, user } = await open();
    await user.type(screen.getByLabelText(/^Pessoa 1/), '1500,50');
    await user.type(screen.getByLabelText(/^Pessoa 2/), '0');
    expect(plain(region)).toContain(
      '(R$ 1.500,50 + R$ 0,00) ÷ 2 pessoas = R$ 750,25 por pessoa. O limite é R$ 2.640,00.',
    );
  });

  it('adds people, the focus in the new field, and removes any', async () => {
    const { region, user } = await open();
    const add = screen.getByRole('button', { name: 'Adicionar pessoa' });
    await user.click(add);
    expect(screen.getByLabelText(/^Pessoa 3/)).toHaveFocus();
    await user.click(add);
    expect(screen.getByLabelText(/^Pessoa 4/)).toHaveFocus();
    for (const [index, income] of ['1000', '2000', '3000', '4000'].entries()) {
      await user.type(screen.getByLabelText(`Pessoa ${index + 1} (0 se não tem renda)`), income);
    }
    expect(plain(region)).toContain('÷ 4 pessoas = R$ 2.500,00 por pessoa');
    await user.click(screen.getByRole('button', { name: 'Remover pessoa 3' }));
    expect(people().map((field) => (field as HTMLInputElement).value)).toEqual(['1.000', '2.000', '4.000']);
    expect(screen.getByLabelText(/^Pessoa 2/)).toHaveFocus();
    expect(plain(region)).toContain('÷ 3 pessoas ≈ R$ 2.333,34 por pessoa');
  });

  it('goes down to one person, whichever is removed, and no further', async () => {
    const { region, user } = await open();
    await user.type(screen.getByLabelText(/^Pessoa 2/), '1200');
    await user.click(screen.getByRole('button', { name: 'Remover pessoa 1' }));
    expect(people()).toHaveLength(1);
    expect(screen.getByLabelText(/^Pessoa 1/)).toHaveFocus();
    expect(screen.getByLabelText(/^Pessoa 1/)).toHaveValue('1.200');
    expect(plain(region)).toContain('÷ 1 pessoa = R$ 1.200,00 por pessoa');
    expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
    expect(await accessibilityProblems(region)).toEqual([]);
  });

  it('leads whoever may take part to the notices that take registrations now', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    vi.setSystemTime(new Date('2026-11-20T12:00:00-03:00'));
    const { region, user } = await open({}, [
      aPsgProcess({ id: 1, status: 1, items: [aPsgItem({ id: 1 }), aPsgItem({ id: 2, open_vacancies: 0 })] }),
      aPsgProcess({ id: 2, status: 1, items: [aPsgItem({ id: 3, start_date: '2026-12-01' })] }),
      aPsgProcess({ id: 3, status: 3, items: [aPsgItem({ id: 4 })] }),
    ]);
    expect(within(region).queryByRole('heading', { name: 'Onde se inscrever agora' })).toBeNull();
    await user.type(screen.getByLabelText(/^Pessoa 1/), '1000');
    await user.type(screen.getByLabelText(/^Pessoa 2/), '0');
    const notices = within(region).getByRole('region', { name: 'Onde se inscrever agora' });
    expect(
      within(notices)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/psg/edital/1']);
    expect(notices).toHaveTextContent('Curso 1 · até 10/12/2026');
    expect(await accessibilityProblems(region)).toEqual([]);
  });

  it('judges by the limit that the server names, and says since when it holds', async () => {
    const { region, user } = await open({
      eligibility_income_limit: 3242,
      eligibility_income_limit_since: '2026-01-01',
    });
    expect(plain(region)).toContain('Limite: R$ 3.242,00 por pessoa, em vigor desde 01/01/2026.');
    await user.type(screen.getByLabelText(/^Pessoa 1/), '6484');
    await user.type(screen.getByLabelText(/^Pessoa 2/), '0');
    expect(status(region)).toHaveTextContent('Sim, você está apto a participar!');
  });

  it('states the specified limit, without a date, where the server names none', async () => {
    const { region } = await open();
    expect(plain(region)).toContain('Limite: R$ 2.640,00 por pessoa.');
  });

  it('can be read without JavaScript, and comes to life as it is', async () => {
    const calculator = <IncomeCalculator settings={undefined} processes={[]} />;
    expect(serverHtml(calculator)).toContain('até 2 salários mínimos federais por pessoa');
    const { recoveredErrors, unmount } = await hydrate(calculator);
    expect(recoveredErrors).toEqual([]);
    await unmount();
  });
});
