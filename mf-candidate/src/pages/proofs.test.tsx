import { configureApi } from '@portal/shared/api';
import { endSession, startSession } from '@portal/shared/session';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aCity } from '@portal/tooling/testing/builders/city';
import { aPsgReceipt, aPsgSheet, aPssReceipt, aPssSheet } from '@portal/tooling/testing/builders/papers';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import routes from '../routes.tsx';

const checkUrl = 'https://portal.example.org/senac-portal/conferir/psg-9-abcdefghijkl_-mn';
const pdf = { url: '/api/v1/files/assinado' };

const answers = {
  'GET /registrations/9': aPsgReceipt({ check_url: checkUrl }),
  'GET /proof-application-psg-pdf/9': pdf,
  'GET /pss-proof-inscriptions/person/1/process/23/jobs_title/4': aPssReceipt({ check_url: checkUrl }),
  'GET /proof-application-pss-pdf/5': pdf,
  'GET /application-pss/5': aPssSheet({ check_url: checkUrl }),
  'GET /pss-application-pdf/5': pdf,
  'GET /application-psg/9': aPsgSheet({
    check_url: checkUrl,
    selection_process_item: { ...aPsgSheet().selection_process_item, end_date: '2027-02-30' },
  }),
  'GET /psg-application-pdf/9': pdf,
  'GET /cities': [aCity({ id: 7 })],
};

beforeEach(() => {
  startSession({ id: 1, full_name: 'Jaciara Monteiro' }, 'segredo');
  configureApi({ token: () => 'segredo' });
});
afterEach(() => {
  endSession();
  configureApi({ token: () => null });
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** The paper's facts, as "term: value". */
async function facts(): Promise<string[]> {
  const paper = await screen.findByRole('article');
  return [...paper.querySelectorAll('dl > div')].map((fact) =>
    [...fact.children].map(({ textContent }) => textContent).join(': '),
  );
}

describe('receipts (B 2.7)', () => {
  it('the PSG receipt states candidate, number, course, unit, period, result date and situation', async () => {
    const received = serve(answers);
    await openRoute(routes, '/printing/9');
    expect(await facts()).toEqual([
      'Nome: Jaciara Monteiro',
      'CPF: 529.982.247-25',
      'Curso: Confeiteiro',
      'Unidade: Macapá',
      'Período: 01/11/2026 a 21/12/2026',
      'Data do resultado: 27/12/2026',
      'Ordem de inscrição: 18 de 25 vagas imediatas',
      'Situação: Reserva',
    ]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Comprovante de candidatura a vaga');
    expect(screen.getByText('PSG-7')).toBeVisible();
    // The signed address of the PDF is looked at as well, and gets no token.
    const authorizations = received.map(({ call, headers }) => [call, headers.get('authorization')]);
    expect(authorizations.filter(([call]) => call?.startsWith('GET '))).toEqual([
      ['GET /registrations/9', 'Bearer segredo'],
      ['GET /proof-application-psg-pdf/9', 'Bearer segredo'],
    ]);
  });

  it('the PSS receipt is found by person, process and position, and warns about the confirmation', async () => {
    serve(answers);
    await openRoute(routes, '/pss-printing/1/23/4');
    expect(await facts()).toEqual([
      'Nome: Jaciara Monteiro',
      'CPF: 529.982.247-25',
      'Cargo: Instrutor',
      'Unidade: Macapá',
      'Período: 04/10/2026 a 28/10/2026',
      'Data do resultado: 27/12/2026',
      'Situação: Classificado',
    ]);
    expect(screen.getByText(/local de confirmação/)).toHaveTextContent(
      'a reserva será cancelada automaticamente',
    );
  });
});

describe('sheets (B 2.7)', () => {
  it('the PSS sheet carries education, the commitment terms, the date, a signature and the red note', async () => {
    serve(answers);
    await openRoute(routes, '/ficha/5');
    expect(await facts()).toEqual([
      'Cargo pretendido: Instrutor',
      'Escolaridade: Superior Completo (Graduação)',
      'Cidade: Macapá',
      'Nome: Jaciara Monteiro',
      'CPF: 529.982.247-25',
      'Nome da mãe: Raimunda Monteiro',
      'E-mail: jaciara@candidata.example',
      'Celular: (96) 99123-0001',
    ]);
    const terms = within(screen.getByRole('region', { name: 'Termo de compromisso' })).getAllByRole(
      'listitem',
    );
    const subjects = [/parentesco/, /condições/, /verdadeiras/, /áudio e vídeo/, /dados pessoais/];
    expect(terms).toHaveLength(subjects.length);
    subjects.forEach((subject, place) => {
      expect(terms[place]).toHaveTextContent(subject);
    });
    expect(screen.getByText('05/10/2026')).toBeVisible();
    expect(screen.getByText('Assinatura do candidato')).toBeVisible();
    expect(screen.getByText('Traga esta ficha assinada no dia da entrevista.')).toBeVisible();
  });

  it('the PSG sheet names race and city, leaves blanks, and says Data inválida of what is no date', async () => {
    serve(answers);
    await openRoute(routes, '/ficha_psg/9');
    await waitFor(async () => expect(await facts()).toContain('Cidade: Macapá'));
    expect(await facts()).toEqual([
      'Curso: Confeiteiro',
      'Unidade: Macapá',
      'Período: 31/12/2026 a Data inválida',
      'Nome: Jaciara Monteiro',
      'CPF: 529.982.247-25',
      'Nome da mãe: Raimunda Monteiro',
      'Data de nascimento: 18/04/1996',
      'Endereço: Rua do Igarapé, 120',
      'Bairro: em branco',
      'Cidade: Macapá',
      'Telefone: (96) 99123-0001',
      'E-mail: jaciara@candidata.example',
      'Raça/cor: Indígena',
    ]);
    expect(screen.getByText('Assinatura do responsável pela inscrição')).toBeVisible();
  });
});

describe('every receipt and sheet', () => {
  it.each(['/printing/9', '/pss-printing/1/23/4', '/ficha/5', '/ficha_psg/9'])(
    '%s leads back, to its PDF and to the PDF in the page',
    async (path) => {
      serve(answers);
      await openRoute(routes, path);
      expect(await screen.findByRole('link', { name: /^Abrir PDF/ })).toHaveAttribute('href', pdf.url);
      expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/area_do_candidato');
      expect(screen.getByRole('region', { name: / em PDF$/ })).toBeVisible();
      expect(await accessibilityProblems(document.body)).toEqual([]);
    },
  );

  it.each(['/printing/9', '/pss-printing/1/23/4', '/ficha/5', '/ficha_psg/9'])(
    '%s shows where anybody may check it, as a code and as an address',
    async (path) => {
      serve(answers);
      await openRoute(routes, path);
      expect(await screen.findByRole('link', { name: checkUrl })).toHaveAttribute('href', checkUrl);
      expect(screen.getByRole('img', { name: /Código QR/ })).toBeVisible();
    },
  );

  it('says nothing of checking where the server offers none', async () => {
    serve({ ...answers, 'GET /registrations/9': { ...aPsgReceipt(), check_url: undefined } });
    await openRoute(routes, '/printing/9');
    await screen.findByRole('article');
    expect(screen.queryByRole('img', { name: /Código QR/ })).toBeNull();
  });

  it('can be printed without its PDF', async () => {
    serve({ 'GET /registrations/9': aPsgReceipt() });
    await openRoute(routes, '/printing/9');
    expect(await screen.findByText(/O PDF não pôde ser preparado agora/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Abrir PDF/ })).toBeNull();
  });

  it('sends the candidate back to their area after printing', async () => {
    serve(answers);
    const { address, user } = await openRoute(routes, '/printing/9');
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    await user.click(await screen.findByRole('button', { name: 'Imprimir' }));
    expect(print).toHaveBeenCalledOnce();
    vi.useFakeTimers();
    window.dispatchEvent(new Event('afterprint'));
    await act(() => vi.advanceTimersByTimeAsync(500));
    vi.useRealTimers();
    await waitFor(() => expect(address()).toBe('/area_do_candidato'));
  });

  it('is kept from visitors who are not logged in', async () => {
    endSession();
    const received = serve(answers);
    const { address } = await openRoute(routes, '/printing/9');
    await waitFor(() => expect(address()).toMatch(/^\/login\?/));
    expect(decodeURIComponent(address())).toContain('/printing/9');
    expect(received).toEqual([]);
  });
});

it("says of a paper that is not there where one's own are", async () => {
  serve({ ...answers, 'GET /registrations/9': refuse(404, {}) });
  const { container } = await openRoute(routes, '/printing/9');
  expect(await screen.findByText('Documento não encontrado')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Ver minhas inscrições' })).toHaveAttribute(
    'href',
    '/area_do_candidato',
  );
  expect(await accessibilityProblems(container)).toEqual([]);
});
