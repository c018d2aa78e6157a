import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
import { openRoute, serve } from '@portal/tooling/testing/open-route';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import routes from './routes.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-03-31T12:00:00-03:00'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(at: string, answers: Parameters<typeof serve>[0]) {
  const received = serve(answers);
  return { received, ...(await openRoute(routes, at)) };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const OPEN = 'Processos seletivos abertos';
const CLOSED = 'Processos seletivos encerrados';
const names = (title: string) =>
  region(title)
    .queryAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);

describe('the list of PSG processes (A 2.8)', () => {
  it('splits open (1, 2) from closed (3, 4)', async () => {
    const all = [
      aPsgProcess({ id: 1, status: 1 }),
      aPsgProcess({ id: 2, status: 2 }),
      aPsgProcess({ id: 3, status: 3 }),
      aPsgProcess({ id: 4, status: 4 }),
    ];
    const { container } = await open('/psg', { 'GET /selection-processes': all });
    expect(names(OPEN)).toEqual(['PSG 1/2026', 'PSG 2/2026']);
    expect(names(CLOSED)).toEqual(['PSG 3/2026', 'PSG 4/2026']);
    expect(region(OPEN).getAllByText('Em andamento')).toHaveLength(2);
    expect(region(CLOSED).getAllByText('Encerrado')).toHaveLength(2);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('says deadline, courses and vacancies in each row, and leads to the calculator', async () => {
    const { container } = await open('/psg', {
      'GET /selection-processes': [
        aPsgProcess({ id: 1, status: 1, items: [aPsgItem({ id: 1 }), aPsgItem({ id: 2 })] }),
        aPsgProcess({ id: 2, status: 1 }),
      ],
    });
    const [first, second] = region(OPEN).getAllByRole('listitem');
    expect(first).toHaveTextContent(/Inscrições até10\/12\/2026/);
    expect(first).toHaveTextContent(/Vagas50 e 20 de reserva/);
    expect(first).toHaveTextContent(/Inscrições disponíveis36/);
    expect(first).toHaveTextContent(/CursosCurso 1, Curso 2/);
    expect(second).not.toHaveTextContent('Vagas');
    const link = region(OPEN).getByRole('link', { name: 'Posso participar?' });
    expect(container.querySelector(link.getAttribute('href') ?? '')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("says 'Não há processos seletivos' of each empty list", async () => {
    await open('/psg', { 'GET /selection-processes': [] });
    expect(region(OPEN).getByText('Não há processos seletivos')).toBeVisible();
    expect(region(CLOSED).getByText('Não há processos seletivos')).toBeVisible();
  });

  it("shows four, and the others after 'ver mais...'", async () => {
    const all = Array.from({ length: 6 }, (_, place) => aPsgProcess({ id: place + 1, status: 1 }));
    const { user } = await open('/psg', { 'GET /selection-processes': all });
    expect(names(OPEN)).toHaveLength(4);
    await user.click(region(OPEN).getByRole('button', { name: 'ver mais...' }));
    expect(names(OPEN)).toHaveLength(6);
    await user.click(region(OPEN).getByRole('button', { name: 'ver menos...' }));
    expect(names(OPEN)).toHaveLength(4);
    expect(region(CLOSED).queryByRole('button')).toBeNull();
  });

  it('leads an open process to its notice and to its first document, a closed one to its results', async () => {
    await open('/psg', {
      'GET /selection-processes': [aPsgProcess({ id: 1, status: 1 }), aPsgProcess({ id: 3, status: 3 })],
    });
    const address = (title: string, name: RegExp | string) =>
      region(title).getByRole('link', { name }).getAttribute('href');
    expect(address(OPEN, 'PSG 1/2026')).toBe('/psg/edital/1');
    expect(address(OPEN, /^Ver Edital/)).toBe('/storage/documents/10.pdf');
    expect(address(OPEN, 'Inscrever-se')).toBe('/psg/edital/1');
    expect(address(CLOSED, 'PSG 3/2026')).toBe('/psg/encerrado/3');
    expect(address(CLOSED, 'Resultados')).toBe('/psg/encerrado/3');
  });

  it('counts that the first document was opened from the list', async () => {
    const { user, received } = await open('/psg', {
      'GET /selection-processes': [aPsgProcess({ id: 1, status: 1 })],
      'PUT /document-downloads/10': null,
    });
    await user.click(region(OPEN).getByRole('link', { name: /^Ver Edital/ }));
    expect(received.map(({ call }) => call)).toContain('PUT /document-downloads/10');
  });

  it('sends who applies for process 47 to the external site, its name still to the notice', async () => {
    await open('/psg', { 'GET /selection-processes': [aPsgProcess({ id: 47, status: 1 })] });
    const apply = region(OPEN).getByRole('link', { name: /^Inscrever-se/ });
    expect(apply.getAttribute('href')).toMatch(/^https:/);
    expect(apply).toHaveAttribute('target', '_blank');
    expect(region(OPEN).getByRole('link', { name: 'PSG 47/2026' })).toHaveAttribute('href', '/psg/edital/47');
  });

  it('leads to the details by three anchors', async () => {
    await open('/psg', { 'GET /selection-processes': [] });
    const cards = region('Saiba mais')
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'));
    expect(cards).toEqual(['/psg/detalhes#psg', '/psg/detalhes#regulamento', '/psg/detalhes#metodologia']);
  });
});

it('the details have the programme, the regulations, the methodology and the guidelines (A 2.9)', async () => {
  const { container } = await open('/psg/detalhes', {});
  for (const id of ['psg', 'regulamento', 'metodologia']) {
    expect(container.querySelector(`section#${id}`)).toBeVisible();
  }
  const guidelines = screen.getByRole('link', { name: /^Diretrizes/ });
  expect(guidelines.getAttribute('href')).toMatch(/\.pdf$/);
});
