import { aHome } from '@portal/tooling/testing/builders/home';
import { openRoute, serve } from '@portal/tooling/testing/open-route';
import { hydrate, serverHtml } from '@portal/tooling/testing/render';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Read before the tests are timed: routes would load them only then.
import './programme.page.tsx';
import routes from '../../routes.tsx';
import { IncomeCalculator } from './income-calculator.tsx';

afterEach(() => vi.unstubAllGlobals());

async function open() {
  serve({ 'GET /selection-processes': [], 'GET /home': aHome() });
  const { user } = await openRoute(routes, '/psg');
  return { user, region: screen.getByRole('region', { name: 'Calculadora de elegibilidade' }) };
}
type Opened = Awaited<ReturnType<typeof open>>;

const people = () => screen.getAllByRole<HTMLInputElement>('textbox');
const person = (place: number) => screen.getByLabelText(`Pessoa ${place} (0 se não tem renda)`);
async function earn({ user }: Opened, ...incomes: string[]) {
  for (const [index, income] of incomes.entries()) await user.type(person(index + 1), income);
}
const status = ({ region }: Opened) => within(region).getByRole('status');
/** Money is written with a space that does not break. */
const said = ({ region }: Opened) => region.textContent?.replaceAll('\u00a0', ' ');

describe('the income calculator (A 2.8, A 5.4)', () => {
  it('starts with two people, says what is missing, then the verdict and the sum with its figures', async () => {
    const opened = await open();
    expect(people().map(({ value }) => value)).toEqual(['', '']);
    expect(said(opened)).toContain('Limite: R$ 2.640,00 por pessoa.');
    expect(status(opened)).toHaveTextContent('Preencha a Pessoa 1 e a Pessoa 2 para ver o resultado.');
    await earn(opened, '0');
    expect(status(opened)).toHaveTextContent('Preencha a Pessoa 2 para ver o resultado.');
    await opened.user.type(person(2), '0');
    expect(status(opened)).toHaveTextContent('Nenhuma renda informada');
    await opened.user.clear(person(1));
    await earn(opened, '1500,50');
    expect(status(opened)).toHaveTextContent('Sim, você está apto a participar!');
    expect(said(opened)).toContain(
      '(R$ 1.500,50 + R$ 0,00) ÷ 2 pessoas = R$ 750,25 por pessoa. O limite é R$ 2.640,00.',
    );
  });

  it('adds people, the focus in the new field, and removes any, down to one', async () => {
    const opened = await open();
    const { user } = opened;
    for (const place of [3, 4]) {
      await user.click(screen.getByRole('button', { name: 'Adicionar pessoa' }));
      expect(person(place)).toHaveFocus();
    }
    await earn(opened, '1000', '2000', '3000', '4000');
    await user.click(screen.getByRole('button', { name: 'Remover pessoa 3' }));
    expect(people().map(({ value }) => value)).toEqual(['1.000', '2.000', '4.000']);
    expect(person(2)).toHaveFocus();
    expect(said(opened)).toContain('÷ 3 pessoas ≈ R$ 2.333,34 por pessoa');
    await user.click(screen.getByRole('button', { name: 'Remover pessoa 1' }));
    expect(person(1)).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Remover pessoa 1' }));
    expect(said(opened)).toContain('÷ 1 pessoa = R$ 4.000,00 por pessoa');
    expect(screen.queryByRole('button', { name: /^Remover/ })).toBeNull();
  });

  it('can be read without JavaScript, and comes to life as it is', async () => {
    const calculator = <IncomeCalculator settings={undefined} processes={[]} />;
    expect(serverHtml(calculator)).toContain('até 2 salários mínimos federais por pessoa');
    const { recoveredErrors, unmount } = await hydrate(calculator);
    expect(recoveredErrors).toEqual([]);
    await unmount();
  });
});
