import type { PssProcessDetails } from '@portal/shared/contract/pss-selection-processes';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aDocument } from '@portal/tooling/testing/builders/process-document';
import { aPssItem, aPssProcess } from '@portal/tooling/testing/builders/pss-process';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date('2026-11-21T12:00:00-03:00'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The notice of process 1. */
async function open(changes: Partial<PssProcessDetails>, answers: Parameters<typeof serve>[0] = {}) {
  const received = serve({
    'GET /pss-selection-processes/1': aPssProcess({ id: 1, ...changes }),
    ...answers,
  });
  return { received, ...(await openRoute(routes, '/pss_edital/1')) };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const button = () => region('Cargos').getByRole('button', { name: 'Inscrições' });

describe('a staff selection notice (B 2.3)', () => {
  it('shows its cities, documents and the visible positions with their facts and the period in words', async () => {
    const { container } = await open({ items_pss: [aPssItem({ id: 1 }), aPssItem({ id: 2, status: 2 })] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PSS 1/2026');
    expect(screen.getByText('Macapá - AP, Oiapoque - AP')).toBeVisible();
    const positions = region('Cargos').getAllByRole('article');
    expect(positions).toHaveLength(1);
    const facts = [...(positions[0] as HTMLElement).querySelectorAll('dl > div')].map((fact) =>
      [...fact.children].map(({ textContent }) => textContent).join(': '),
    );
    expect(facts).toEqual([
      'Período de inscrição: 15/11/2026 a 10/12/2026',
      'Cidade: Macapá',
      'Pré-requisitos: Não há pré requisitos',
      'Vagas imediatas: 2',
      'Vagas de reserva: 5',
      'Inscrições disponíveis: 40',
    ]);
    expect(region('Cargos').getByText('As inscrições vão de 15/11/2026 até 10/12/2026.')).toBeVisible();
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it("says 'Não há documentos publicados' and 'Não há cursos' when empty", async () => {
    await open({ documents: [aDocument({ status: 'R' })] });
    expect(region('Documentos').getByText('Não há documentos publicados')).toBeVisible();
    expect(region('Cargos').getByText('Não há cursos')).toBeVisible();
  });

  it("marks the documents of the last 30 days 'Novo'", async () => {
    const documents = [
      aDocument({ id: 31, title: 'Retificação', published_at: '2026-10-22' }),
      aDocument({ id: 32, title: 'Edital', published_at: '2026-10-21' }),
    ];
    await open({ documents });
    expect(region('Documentos').getByRole('row', { name: /Retificação/ })).toHaveTextContent(/Novo/);
    expect(region('Documentos').getByRole('row', { name: /Edital/ })).not.toHaveTextContent(/Novo/);
  });

  it('tells shared links its positions and, where the server draws one, its card', async () => {
    const said = (name: string) =>
      window.document.head
        .querySelector(`meta[property="${name}"],meta[name="${name}"]`)
        ?.getAttribute('content');
    const share_image_url = '/api/v1/pss-selection-processes/1/card.png?v=abc';
    await open({ share_image_url, items_pss: [aPssItem({ id: 7 })] });
    expect(said('og:description')).toMatch(/^Processo Seletivo do Senac em .+: Cargo 7$/);
    expect(said('og:image')).toBe(window.location.origin + share_image_url);
    expect(said('og:image:alt')).toBe('PSS 1/2026');
  });

  it('counts the opening of a document', async () => {
    const { user, received } = await open({}, { 'PUT /document-downloads/30': null });
    await user.click(region('Documentos').getByRole('link', { name: /^Comunicado/ }));
    expect(received.at(-1)?.call).toBe('PUT /document-downloads/30');
  });

  it('is not found when the server does not know it', async () => {
    await open({}, { 'GET /pss-selection-processes/1': refuse(404, {}) });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Página não encontrada');
    expect(screen.getByRole('searchbox', { name: 'Pesquise no site' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver os processos seletivos' })).toHaveAttribute('href', '/pss');
  });

  it('says so when it could not be loaded', async () => {
    await open({}, { 'GET /pss-selection-processes/1': refuse(503, {}) });
    expect(await screen.findByText('Não foi possível carregar o edital')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });
});

describe('the registration for a position (B 2.3, B 4, B 5, B 8)', () => {
  it('is possible only inside the registration period', async () => {
    await open({
      items_pss: [aPssItem({ id: 1, start_date: '2026-11-22' }), aPssItem({ id: 2, end_date: '2026-11-20' })],
    });
    const reasons = region('Cargos').getAllByRole('button', { name: 'Inscrições' });
    expect(reasons[0]).toHaveAccessibleDescription('As inscrições abrem em 22/11/2026 e vão até 10/12/2026.');
    expect(reasons[1]).toHaveAccessibleDescription('As inscrições terminaram em 20/11/2026.');
  });

  it("is 'Inscrições Encerradas' where no vacancy is left", async () => {
    const { user } = await open({ items_pss: [aPssItem({ id: 1, open_vacancies: 0 })] });
    await user.click(button());
    expect(screen.getByRole('dialog', { name: 'Inscrições Encerradas' })).toHaveTextContent(
      'Não há mais vagas disponíveis. Número de inscrições atingidas para esse cargo.',
    );
  });

  async function identify(answer: string | null) {
    const opened = await open(
      { items_pss: [aPssItem({ id: 7 })] },
      { 'GET /check-nif-pssregistration': answer },
    );
    const { user } = opened;
    await user.click(button());
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    expect(screen.getByLabelText('CPF')).toHaveAccessibleDescription(/Campo obrigatório/);
    expect(screen.getByLabelText('Data de nascimento')).toHaveAccessibleDescription(/Campo obrigatório/);
    expect(screen.getByRole('dialog', { name: 'Inscrição' })).toHaveTextContent('Cargo 7');
    await user.type(screen.getByLabelText('CPF'), '52998224725');
    fireEvent.change(screen.getByLabelText('Data de nascimento'), { target: { value: '1998-04-21' } });
    await user.click(screen.getByRole('button', { name: 'Confirmar' }));
    return opened;
  }

  it('asks who applies and leads to the application, the person beside the address', async () => {
    const { address, carried } = await identify(null);
    await waitFor(() => expect(address()).toBe('/pss_cadastro?process=1&role=7&roleName=Cargo+7'));
    expect(carried()).toEqual({ identification: { cpf: '52998224725', birthdate: '1998-04-21' } });
  });

  it("says 'Atenção' to who has already applied", async () => {
    await identify('Você já se inscreveu em um curso desse processo seletivo!');
    const dialog = await screen.findByRole('dialog', { name: 'Atenção' });
    expect(dialog).toHaveTextContent('Você já realizou inscrição em um cargo deste processo seletivo!');
    expect(within(dialog).getByRole('link', { name: 'Ver meus cursos' })).toHaveAttribute('href', '/login');
    expect(within(dialog).getAllByRole('button', { name: 'Fechar' })).not.toHaveLength(0);
  });
});
