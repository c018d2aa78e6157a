import type { RegistrationProgress } from '@portal/contract/endpoints/registrations';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import {
  aMyPsgProcess,
  aMyPssProcess,
  aPssRegistration,
  aRegistrationProgress,
} from '@portal/tooling/testing/builders/my-processes';
import { aDocument } from '@portal/tooling/testing/builders/process-document';
import { type Answers, mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { logInAsCandidate } from '../../testing/log-in-as-candidate.ts';

const nothing = { 'GET /my-selection-processes': [], 'GET /pss-my-selection-processes': [] };

/** Creates a process in a status, with a registration for a course. */
const applied = (status: number, progress: RegistrationProgress | null = null, processStatus = 1, id = 9) =>
  aMyPsgProcess({
    id,
    status: processStatus,
    items: [
      { course_name: 'Confeiteiro', status, registrations: [{ id, number: 'PSG-2026-000009', progress }] },
    ],
  });

logInAsCandidate();

function open(answers: Answers) {
  mockApi(answers);
  return openRoute(routes, '/area_do_candidato');
}

const region = (name: string) => screen.findByRole('region', { name });
const psgRegion = () => region('PSG - Processo Seletivo de Gratuidade');
const pssRegion = () => region('PSS - Processo Seletivo do Senac');

/** Reads the cells of a table by row, without the headers that narrow screens repeat. */
const cells = (table: HTMLElement) =>
  within(table)
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => (cell.querySelector('.value') ?? cell).textContent));

describe('the candidate area (B 2.6)', () => {
  it('lists applications to both programmes under the columns of the specification, sheets while they are open', async () => {
    const { container } = await open({
      'GET /my-selection-processes': [applied(1), applied(3, null, 3, 10), applied(4, null, 4, 11)],
      'GET /pss-my-selection-processes': [aMyPssProcess()],
    });
    const psgTable = await within(await psgRegion()).findByRole('table');
    const printouts = 'Comprovante de ConfeiteiroFicha de Confeiteiro';
    expect(cells(psgTable)).toEqual([
      ['Seleção', 'Curso', 'Situação', 'Status', 'Documento'],
      ['PSG 9', 'Confeiteiro PSG-2026-000009', 'Em andamento', 'Inscrito', printouts],
      ['PSG 10', 'Confeiteiro PSG-2026-000009', 'Encerrado', 'Reserva', 'Comprovante de Confeiteiro'],
      ['PSG 11', 'Confeiteiro PSG-2026-000009', 'Encerrado', 'Cancelado', 'Comprovante de Confeiteiro'],
    ]);
    const links = within(psgTable).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/printing/9',
      '/ficha_psg/9',
      '/printing/10',
      '/printing/11',
    ]);
    const pssPrintouts = 'Comprovante de InstrutorFicha de Instrutor';
    expect(cells(await within(await pssRegion()).findByRole('table'))).toEqual([
      ['Seleção', 'Cargo', 'Situação', 'Status', 'Documento'],
      ['PSS 23/2026', 'Instrutor PSS-2026-000005', 'Em andamento', 'Inscrito', pssPrintouts],
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('shows no buttons before both lists have loaded, and one list if the other has failed', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    await open({
      'GET /my-selection-processes': () => promise,
      'GET /pss-my-selection-processes': [aMyPssProcess()],
    });
    expect(await screen.findByText('Carregando suas inscrições…')).toBeInTheDocument();
    await new Promise((done) => setTimeout(done));
    expect(screen.queryByRole('link', { name: /^Comprovante/ })).toBeNull();
    resolve(respondWithError(503, {})());
    expect(await within(await psgRegion()).findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
    expect(await within(await pssRegion()).findByRole('table')).toBeVisible();
  });

  it('the scores of a PSS application open in the page, and closing them gives the keyboard its place back', async () => {
    const { user } = await open({
      ...nothing,
      'GET /pss-my-selection-processes': [aMyPssProcess()],
      'GET /pss-registrations/5': aPssRegistration(),
    });
    const eye = await screen.findByRole('button', { name: 'Ver notas de Instrutor' });
    await user.click(eye);
    const panel = screen.getByRole('region', { name: 'Instrutor' });
    expect(eye).toHaveAttribute('aria-expanded', 'true');
    expect(panel).toHaveFocus();
    await within(panel).findByText('8,13');
    expect(panel).toHaveTextContent(
      /Jaciara Monteiro.*currículo8,5.*EntrevistaSem notaMédia8,13StatusClassificado/,
    );
    await user.click(screen.getByRole('button', { name: 'Fechar' }));
    expect(screen.queryByRole('region', { name: 'Instrutor' })).toBeNull();
    expect(eye).toHaveFocus();
  });
});

describe('what to do next', () => {
  const progress = aRegistrationProgress({
    place: 'Senac Macapá',
    address: 'Av. Henrique Galúcio',
    schedule: ['Sábados, 8h às 12h'],
    documents_to_bring: ['Comprovante de residência'],
    documents_start_date: '2026-03-30T08:00:00-03:00',
    documents_end_date: '2026-04-01T18:00:00-03:00',
    documents: [aDocument({ title: 'Edital', filename: '/storage/edital.pdf' })],
    calendar_url: '/api/v1/psg-offers/3/calendar.ics',
    cancellable_until: '2026-03-21T02:59:00.000Z',
    course_start_date: '2999-04-06',
  });

  async function openNext(answers: Answers) {
    const opened = await open({ ...nothing, ...answers });
    const card = await screen.findByRole('article', { name: 'Confeiteiro' });
    const ask = () => opened.user.click(within(card).getByRole('button', { name: /^Cancelar inscrição em/ }));
    const press = (name: string) =>
      opened.user.click(
        within(screen.getByRole('dialog')).getAllByRole('button', { name }).at(-1) as HTMLElement,
      );
    return { ...opened, card, ask, press };
  }

  it('shows status, position, place, printouts and dates, and the cancellation even if no list loads again', async () => {
    let list = () => Response.json({ data: [applied(2, progress)] });
    let cancellations = 0;
    const { promise: cancelled, resolve } = Promise.withResolvers<Response>();
    const { card, container, ask, press } = await openNext({
      'GET /my-selection-processes': () => list(),
      'DELETE /registrations/9': () => {
        cancellations += 1;
        return cancelled;
      },
    });
    const texts = [/PSG-2026-000009Classificado/, /18ª de 25 vagas imediatas/, /Resultado 25\/03\/2026/];
    const meeting = [
      'Senac Macapá, Av. Henrique Galúcio',
      'Sábados, 8h às 12h',
      '30/03/2026 a 01/04/2026, das 8h às 18h',
      'Documentos a levarComprovante de residênciaComprovante desta inscrição',
    ];
    for (const text of [...texts, ...meeting]) {
      expect(card).toHaveTextContent(text);
    }
    const path = (name: RegExp) => within(card).getByRole('link', { name }).getAttribute('href');
    expect(path(/^Edital \(PDF\)$/)).toBe('/storage/edital.pdf');
    expect(path(/Pôr as datas na agenda/)).toBe('/api/v1/psg-offers/3/calendar.ics');
    expect(await accessibilityProblems(container)).toEqual([]);
    await ask();
    await press('Manter inscrição');
    await ask();
    list = respondWithError(500, {});
    await press('Cancelar inscrição');
    // While the response is awaited, nothing is sent again, and the dialog stays.
    await press('Cancelar inscrição');
    await press('Manter inscrição');
    expect(screen.getByRole('dialog')).toHaveTextContent('Cancelando a inscrição…');
    resolve(Response.json({ data: { status: 4 } }));
    const ended = within(await region('Terminadas')).getByRole('article', { name: 'Confeiteiro' });
    expect(cancellations).toBe(1);
    expect(ended).toHaveTextContent('Inscrição cancelada');
    expect(within(ended).queryByRole('button', { name: /Cancelar/ })).toBeNull();
    expect(within(ended).queryByRole('link', { name: /agenda/ })).toBeNull();
    expect(ended).not.toHaveTextContent('18ª de 25 vagas imediatas');
    expect(screen.getByRole('table', { name: 'Inscrições no PSG' })).toHaveTextContent('Cancelado');
  });

  it('keeps the dialog with the reason when the server rejects it, and offers it no longer', async () => {
    let list = [applied(1, progress)];
    const { card, ask, press } = await openNext({
      'GET /my-selection-processes': () => Response.json({ data: list }),
      'DELETE /registrations/9': respondWithError(422, { message: 'O prazo terminou.' }),
    });
    await ask();
    list = [applied(1, { ...progress, cancellable_until: null })];
    await press('Cancelar inscrição');
    expect(await within(screen.getByRole('dialog')).findByText('O prazo terminou.')).toBeVisible();
    await waitFor(() => expect(within(card).queryByRole('button', { name: /Cancelar/ })).toBeNull());
    await press('Fechar');
    expect(within(card).getByRole('heading', { name: 'Confeiteiro' })).toHaveFocus();
  });

  it('offers neither to cancel nor a calendar in front of a server that knows neither', async () => {
    const { card } = await openNext({ 'GET /my-selection-processes': [applied(1)] });
    expect(card).toHaveTextContent('Inscrito, em análise');
    expect(within(card).queryByRole('button')).toBeNull();
    expect(within(card).queryByRole('link', { name: /agenda/ })).toBeNull();
    expect(within(card).getByRole('link', { name: 'Comprovante de Confeiteiro' })).toBeVisible();
  });
});
