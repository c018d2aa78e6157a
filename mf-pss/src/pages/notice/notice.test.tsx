import type { PssProcessDetails } from '@portal/shared/contract/pss-selection-processes';
import { aPssItem, aPssProcess } from '@portal/tooling/testing/builders/pss-process';
import { openRoute, serve } from '@portal/tooling/testing/open-route';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
// Read before the tests are timed: routes would load them only then.
import '../application/application.page.tsx';
import './notice.page.tsx';
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
function open(changes: Partial<PssProcessDetails>, answers: Parameters<typeof serve>[0] = {}) {
  serve({ 'GET /pss-selection-processes/1': aPssProcess({ id: 1, ...changes }), ...answers });
  return openRoute(routes, '/pss_edital/1');
}

const positions = () => within(screen.getByRole('region', { name: 'Cargos' }));

describe('a staff selection notice (B 2.3)', () => {
  it('shows its cities and the visible positions with their facts', async () => {
    await open({ items_pss: [aPssItem({ id: 1 }), aPssItem({ id: 2, status: 2 })] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PSS 1/2026');
    expect(screen.getByText('Macapá - AP, Oiapoque - AP')).toBeVisible();
    const [position, ...more] = positions().getAllByRole('article');
    expect(more).toEqual([]);
    const facts = [...(position as HTMLElement).querySelectorAll('dl > div')].map((fact) =>
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
  });

  it("says 'Não há cursos' when empty", async () => {
    await open({});
    expect(positions().getByText('Não há cursos')).toBeVisible();
  });

  it('tells shared links its positions and, where the server draws one, its card', async () => {
    const said = (name: string) =>
      document.head.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content');
    const share_image_url = '/api/v1/pss-selection-processes/1/card.png?v=abc';
    await open({ share_image_url, items_pss: [aPssItem({ id: 7 })] });
    expect(said('og:description')).toMatch(/^Processo Seletivo do Senac em .+: Cargo 7$/);
    expect(said('og:image')).toBe(window.location.origin + share_image_url);
    expect(said('og:image:alt')).toBe('PSS 1/2026');
  });
});

describe('the registration for a position (B 2.3, B 4, B 5, B 8)', () => {
  const apply = () => positions().getByRole('button', { name: 'Inscrições' });

  async function identify(answer: string | null) {
    const opened = await open(
      { items_pss: [aPssItem({ id: 7 })] },
      { 'GET /check-nif-pssregistration': answer },
    );
    await opened.user.click(apply());
    await opened.user.click(screen.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() =>
      expect(screen.getByLabelText('CPF')).toHaveAccessibleDescription(/Campo obrigatório/),
    );
    fireEvent.input(screen.getByLabelText('CPF'), { target: { value: '529.982.247-25' } });
    fireEvent.change(screen.getByLabelText('Data de nascimento'), { target: { value: '1998-04-21' } });
    await opened.user.click(screen.getByRole('button', { name: 'Confirmar' }));
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
  });
});
