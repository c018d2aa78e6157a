import type { RegistrationProgress } from '@portal/shared/contract/my-processes';
import { endSession, startSession } from '@portal/shared/session';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import {
  aMyPsgProcess,
  aMyPssProcess,
  aPssRegistration,
  aRegistrationProgress,
} from '@portal/tooling/testing/builders/my-processes';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';

const psg = (status: number, processStatus: number, course: string) =>
  aMyPsgProcess({
    id: processStatus,
    status: processStatus,
    items: [{ course_name: course, status, registrations: [{ id: 9, number: null, progress: null }] }],
  });
const pss = aMyPssProcess();
const scores = aPssRegistration();

beforeEach(() => startSession({ id: 1, full_name: 'Jaciara Monteiro' }, 'segredo'));
afterEach(() => {
  endSession();
  vi.unstubAllGlobals();
});

async function open(answers: Parameters<typeof serve>[0]) {
  serve(answers);
  const opened = await openRoute(routes, '/area_do_candidato');
  const region = (name: string) => screen.findByRole('region', { name });
  return {
    ...opened,
    psg: await region('PSG - Processo Seletivo de Gratuidade'),
    pss: await region('PSS - Processo Seletivo do Senac'),
  };
}

/** The cells of a table, row by row, without the headers that narrow screens repeat. */
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) =>
      [...row.children].map((cell) => {
        const value = cell.querySelector('.value') ?? cell;
        return value.textContent;
      }),
    );

describe('the candidate area (B 2.6)', () => {
  it('lists applications to both programmes under the columns of the specification', async () => {
    const area = await open({
      'GET /my-selection-processes': [psg(1, 1, 'Confeiteiro')],
      'GET /pss-my-selection-processes': [pss],
    });
    expect(cells(await within(area.psg).findByRole('table'))).toEqual([
      ['Seleção', 'Curso', 'Situação', 'Status', 'Documento'],
      ['PSG 1', 'Confeiteiro', 'Em andamento', 'Inscrito', 'Comprovante de ConfeiteiroFicha de Confeiteiro'],
    ]);
    expect(cells(await within(area.pss).findByRole('table'))).toEqual([
      ['Seleção', 'Cargo', 'Situação', 'Status', 'Documento'],
      [
        'PSS 23/2026',
        'Instrutor PSS-2026-000005',
        'Em andamento',
        'Inscrito',
        'Comprovante de InstrutorFicha de Instrutor',
      ],
    ]);
    expect(await accessibilityProblems(area.container)).toEqual([]);
  });

  it('says so where there are no applications', async () => {
    const area = await open({ 'GET /my-selection-processes': [], 'GET /pss-my-selection-processes': [] });
    expect(await within(area.psg).findByText('Nenhuma inscrição no PSG')).toBeVisible();
    expect(await within(area.pss).findByText('Nenhuma inscrição no PSS')).toBeVisible();
  });

  it('one list that fails does not take the other with it', async () => {
    const area = await open({ 'GET /pss-my-selection-processes': [pss] });
    expect(await within(area.psg).findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(await within(area.pss).findByRole('table')).toBeVisible();
  });

  it.each([
    [1, 'Em andamento', ['/printing/9', '/ficha_psg/9']],
    [2, 'Em andamento', ['/printing/9', '/ficha_psg/9']],
    [3, 'Encerrado', ['/printing/9']],
    [4, 'Encerrado', ['/printing/9']],
  ])('a PSG process of state %i is %s and offers %j', async (state, name, paths) => {
    const area = await open({
      'GET /my-selection-processes': [psg(1, state, 'Confeiteiro')],
      'GET /pss-my-selection-processes': [],
    });
    const table = await within(area.psg).findByRole('table');
    expect(within(table).getByText(name)).toBeVisible();
    expect(
      within(table)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(paths);
  });

  it.each([
    [1, 'Inscrito'],
    [2, 'Classificado'],
    [3, 'Reserva'],
    [4, 'Cancelado'],
  ])('a registration of status %i reads %s', async (status, name) => {
    const area = await open({
      'GET /my-selection-processes': [psg(status, 3, 'Confeiteiro')],
      'GET /pss-my-selection-processes': [],
    });
    expect(await within(area.psg).findByText(name)).toBeVisible();
  });
});

describe('the scores of a PSS application (B 2.6)', () => {
  const answers = {
    'GET /my-selection-processes': [],
    'GET /pss-my-selection-processes': [pss],
    'GET /pss-registrations/5': scores,
  };

  it('open in the page: role, candidate, each phase, the mean to 2 decimals and the status', async () => {
    const { user } = await open(answers);
    const eye = await screen.findByRole('button', { name: 'Ver notas de Instrutor' });
    await user.click(eye);
    const panel = screen.getByRole('region', { name: 'Instrutor' });
    expect(eye).toHaveAttribute('aria-expanded', 'true');
    expect(panel).toHaveFocus();
    await within(panel).findByText('8,13');
    const facts = [...panel.querySelectorAll('dl > div')].map(({ textContent }) => textContent);
    expect(facts).toEqual([
      'CandidatoJaciara Monteiro',
      'Análise de currículo8,5',
      'Prova de conhecimentos7,75',
      'EntrevistaSem nota',
      'Média8,13',
      'StatusClassificado',
    ]);
  });

  it('close again and give the keyboard its place back', async () => {
    const { user } = await open(answers);
    const eye = await screen.findByRole('button', { name: 'Ver notas de Instrutor' });
    await user.click(eye);
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('region', { name: 'Instrutor' })).toBeNull();
    expect(eye).toHaveFocus();
  });

  it('can be asked for again when the server fails', async () => {
    const { user } = await open({ ...answers, 'GET /pss-registrations/5': refuse(500, {}) });
    await user.click(await screen.findByRole('button', { name: 'Ver notas de Instrutor' }));
    expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  });
});

type Answers = Parameters<typeof serve>[0];

describe('what to do next', () => {
  const progress = aRegistrationProgress({
    place: 'Senac Macapá',
    address: 'Av. Henrique Galúcio',
    documents: [{ id: 1, title: 'Edital', filename: '/storage/edital.pdf', published_at: null, status: 'P' }],
    calendar_url: '/api/v1/psg-offers/3/calendar.ics',
    cancellable_until: '2026-03-21T02:59:00.000Z',
  });
  const applied = (status: number, known: RegistrationProgress | null = progress) =>
    aMyPsgProcess({
      items: [
        {
          course_name: 'Confeiteiro',
          status,
          registrations: [{ id: 9, number: 'PSG-2026-000009', progress: known }],
        },
      ],
    });
  const openNext = async (answers: Answers) => {
    const received = serve({ 'GET /pss-my-selection-processes': [], ...answers });
    const opened = await openRoute(routes, '/area_do_candidato');
    return { ...opened, received, card: await screen.findByRole('article', { name: 'Confeiteiro' }) };
  };

  it('says status, position, place, papers and dates, and gives them as a calendar file', async () => {
    const { card, container } = await openNext({ 'GET /my-selection-processes': [applied(2)] });
    expect(card).toHaveTextContent('PSG-2026-000009');
    expect(card).toHaveTextContent('Classificado');
    expect(card).toHaveTextContent('18 de 25 vagas imediatas');
    expect(card).toHaveTextContent('Senac Macapá, Av. Henrique Galúcio');
    expect(card).toHaveTextContent('Documento de identidade com foto e CPF');
    expect(within(card).getByRole('list', { name: 'Datas de Confeiteiro' })).toHaveTextContent(
      'Resultado 25/03/2026',
    );
    expect(within(card).getByRole('link', { name: 'Edital (PDF)' })).toHaveAttribute(
      'href',
      '/storage/edital.pdf',
    );
    expect(within(card).getByRole('link', { name: /Pôr as datas na agenda/ })).toHaveAttribute(
      'href',
      '/api/v1/psg-offers/3/calendar.ics',
    );
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('cancels after asking once more, and then says so', async () => {
    let status = 1;
    const { card, user, received } = await openNext({
      'GET /my-selection-processes': () =>
        Response.json({
          data: [
            applied(status, {
              ...progress,
              cancellable_until: status === 4 ? null : progress.cancellable_until,
            }),
          ],
        }),
      'DELETE /registrations/9': () => {
        status = 4;
        return Response.json({ data: { status }, message: 'Inscrição cancelada.' });
      },
    });
    const button = within(card).getByRole('button', { name: 'Cancelar inscrição em Confeiteiro' });
    await user.click(button);
    const dialog = screen.getByRole('dialog', { name: 'Cancelar inscrição' });
    await user.click(within(dialog).getByRole('button', { name: 'Manter inscrição' }));
    expect(received.some(({ call }) => call.startsWith('DELETE'))).toBe(false);
    await user.click(button);
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar inscrição' }));
    const heading = await within(card).findByRole('heading', { name: 'Confeiteiro' });
    await waitFor(() => expect(heading).toHaveFocus());
    expect(heading).toHaveAccessibleDescription(/Inscrição cancelada/);
    expect(within(card).queryByRole('button', { name: /Cancelar/ })).toBeNull();
    expect(within(card).queryByRole('link', { name: /agenda/ })).toBeNull();
    expect(card).not.toHaveTextContent('18 de 25 vagas imediatas');
  });

  it('says that it is cancelled although the list cannot be loaded again', async () => {
    let lists = 0;
    const { card, user } = await openNext({
      'GET /my-selection-processes': () => {
        lists += 1;
        return lists === 1 ? Response.json({ data: [applied(1)] }) : Response.json({}, { status: 500 });
      },
      'DELETE /registrations/9': { status: 4 },
    });
    await user.click(within(card).getByRole('button', { name: /Cancelar/ }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancelar inscrição' }));
    await waitFor(() => expect(card).toHaveTextContent('Inscrição cancelada'));
    expect(screen.getByRole('table', { name: 'Inscrições no PSG' })).toHaveTextContent('Cancelado');
  });

  it('stays open while the call is under way, sends it once, and can be sent again when it fails', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { card, user, received } = await openNext({
      'GET /my-selection-processes': [applied(1)],
      'DELETE /registrations/9': () => promise,
    });
    await user.click(within(card).getByRole('button', { name: /Cancelar/ }));
    const dialog = screen.getByRole('dialog');
    const confirm = within(dialog).getByRole('button', { name: 'Cancelar inscrição' });
    await user.dblClick(confirm);
    expect(within(dialog).getByRole('status')).toHaveTextContent('Cancelando a inscrição…');
    await user.click(within(dialog).getByRole('button', { name: 'Manter inscrição' }));
    await user.click(within(dialog).getByRole('button', { name: 'Fechar' }));
    expect(dialog).toBeVisible();
    expect(received.filter(({ call }) => call.startsWith('DELETE'))).toHaveLength(1);
    resolve(Response.json({}, { status: 500 }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Tente de novo');
    expect(confirm).not.toHaveAttribute('aria-disabled');
  });

  it('keeps the dialog with the reason when the server refuses, and offers it no longer', async () => {
    let until: string | null = progress.cancellable_until;
    const { card, user } = await openNext({
      'GET /my-selection-processes': () =>
        Response.json({ data: [applied(1, { ...progress, cancellable_until: until })] }),
      'DELETE /registrations/9': refuse(422, { message: 'O prazo terminou.' }),
    });
    await user.click(within(card).getByRole('button', { name: /Cancelar/ }));
    const dialog = screen.getByRole('dialog');
    until = null;
    await user.click(within(dialog).getByRole('button', { name: 'Cancelar inscrição' }));
    expect(await within(dialog).findByText('O prazo terminou.')).toBeVisible();
    await waitFor(() => expect(within(card).queryByRole('button', { name: /Cancelar/ })).toBeNull());
    const [, close] = within(dialog).getAllByRole('button', { name: 'Fechar' });
    await user.click(close as HTMLElement);
    expect(within(card).getByRole('heading', { name: 'Confeiteiro' })).toHaveFocus();
  });

  it('offers neither to cancel nor a calendar in front of a server that knows neither', async () => {
    const { card } = await openNext({ 'GET /my-selection-processes': [applied(1, null)] });
    expect(card).toHaveTextContent('Inscrito, em análise');
    expect(within(card).queryByRole('button')).toBeNull();
    expect(within(card).queryByRole('link', { name: /agenda/ })).toBeNull();
    expect(within(card).getByRole('link', { name: 'Comprovante de Confeiteiro' })).toBeVisible();
  });
});
