import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { openRoute, serve } from '@portal/tooling/testing/open-route';
import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
// Read before the tests are timed: routes would load them only then.
import './pages/details/details.page.tsx';
import './pages/programme/programme.page.tsx';
import routes from './routes.tsx';

afterEach(() => vi.unstubAllGlobals());

async function open(processes: ReturnType<typeof aPsgProcess>[]) {
  const received = serve({ 'GET /selection-processes': processes });
  return { received, ...(await openRoute(routes, '/psg')) };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const OPEN = 'Processos seletivos abertos';
const CLOSED = 'Processos seletivos encerrados';
const address = (title: string, name: RegExp | string) =>
  region(title).getByRole('link', { name }).getAttribute('href');

describe('the list of PSG processes (A 2.8)', () => {
  it('says deadline, courses and vacancies in each row, and leads to the calculator', async () => {
    const { container } = await open([aPsgProcess({ id: 1, items: [aPsgItem()] }), aPsgProcess({ id: 2 })]);
    const [first, second] = region(OPEN).getAllByRole('listitem');
    expect(first).toHaveTextContent(
      /Inscrições até10\/12\/2026.*Vagas25 e 10 de reserva.*Inscrições disponíveis18.*CursosCurso 1/,
    );
    expect(second).not.toHaveTextContent('Vagas');
    expect(container.querySelector(address(OPEN, 'Posso participar?') ?? '')).toBeVisible();
  });

  it("says 'Não há processos seletivos' of each empty list", async () => {
    await open([]);
    expect(region(OPEN).getByText('Não há processos seletivos')).toBeVisible();
    expect(region(CLOSED).getByText('Não há processos seletivos')).toBeVisible();
  });

  it('leads open ones to notice and first document, which is counted, closed ones to results', async () => {
    const { user, received } = await open([1, 3].map((status) => aPsgProcess({ id: status, status })));
    expect(address(OPEN, 'PSG 1/2026')).toBe('/psg/edital/1');
    expect(address(OPEN, 'Inscrever-se')).toBe('/psg/edital/1');
    expect(address(OPEN, /^Ver Edital/)).toBe('/storage/documents/10.pdf');
    expect(address(CLOSED, 'PSG 3/2026')).toBe('/psg/encerrado/3');
    expect(address(CLOSED, 'Resultados')).toBe('/psg/encerrado/3');
    expect(region(OPEN).getByText('Em andamento')).toBeVisible();
    expect(region(CLOSED).getByText('Encerrado')).toBeVisible();
    await user.click(region(OPEN).getByRole('link', { name: /^Ver Edital/ }));
    expect(received.map(({ call }) => call)).toContain('PUT /document-downloads/10');
  });

  it('sends who applies for process 47 to the external site, its name still to the notice', async () => {
    await open([aPsgProcess({ id: 47 })]);
    const apply = region(OPEN).getByRole('link', { name: /^Inscrever-se/ });
    expect(apply.getAttribute('href')).toMatch(/^https:/);
    expect(apply).toHaveAttribute('target', '_blank');
    expect(address(OPEN, 'PSG 47/2026')).toBe('/psg/edital/47');
  });
});

it('the details have what the three cards of the list lead to (A 2.8, A 2.9)', async () => {
  const { unmount } = await open([]);
  const cards = region('Saiba mais')
    .getAllByRole('link')
    .map((link) => link.getAttribute('href')?.split('#') ?? []);
  unmount();
  expect(cards.map(([path]) => path)).toEqual(Array(3).fill('/psg/detalhes'));
  const { container } = await openRoute(routes, '/psg/detalhes');
  for (const [, id] of cards) expect(container.querySelector(`section#${id}`)).toBeVisible();
  expect(screen.getByRole('link', { name: /^Diretrizes/ }).getAttribute('href')).toMatch(/\.pdf$/);
});
