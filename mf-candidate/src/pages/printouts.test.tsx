import { psgPersonRows, pssPersonRows } from '@portal/contract/selection-process/paper-rows';
import { aCity } from '@portal/tooling/testing/builders/city';
import {
  aCurriculum,
  aPsgReceipt,
  aPsgSheet,
  aPssReceipt,
  aPssSheet,
} from '@portal/tooling/testing/builders/papers';
import { type Answers, mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { logInAsCandidate } from '../testing/log-in-as-candidate.ts';

vi.mock('@portal/client/offline/offline-pages', () => ({
  supportsOfflinePages: () => true,
  listOfflinePages: async () => [],
}));

describe('receipts and sheets', () => {
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

  logInAsCandidate();

  /** Reads the printout's facts as "term: value". */
  async function facts(): Promise<string[]> {
    const printout = await screen.findByRole('article');
    return [...printout.querySelectorAll('dl > div')].map((fact) =>
      [...fact.children].map(({ textContent }) => textContent).join(': '),
    );
  }

  const written = (rows: readonly (readonly [label: string, value: string])[]) =>
    rows.map(([label, value]) => `${label}: ${value || 'em branco'}`);
  const person = ['Nome: Jaciara Monteiro', 'CPF: 529.982.247-25'];

  it.each([
    [
      'the PSG receipt',
      '/printing/9',
      [
        ...person,
        'Curso: Confeiteiro',
        'Unidade: Macapá',
        'Período: 01/11/2026 a 21/12/2026',
        'Data do resultado: 27/12/2026',
        'Ordem de inscrição: 18ª de 25 vagas imediatas',
        'Situação: Reserva',
      ],
      ['PSG-7'],
    ],
    [
      'the PSS receipt',
      '/pss-printing/1/23/4',
      [
        ...person,
        'Cargo: Instrutor',
        'Unidade: Macapá',
        'Período: 04/10/2026 a 28/10/2026',
        'Data do resultado: 27/12/2026',
        'Situação: Classificado',
      ],
      [/local de confirmação.*a reserva será cancelada automaticamente/],
    ],
    [
      'the PSS sheet',
      '/ficha/5',
      [
        'Cargo pretendido: Instrutor',
        'Escolaridade: Superior Completo (Graduação)',
        'Cidade: Macapá',
        ...written(pssPersonRows({ ...aPssSheet().people, nif: '52998224725' })),
      ],
      [
        '05/10/2026',
        'Termo de compromisso',
        'Assinatura do candidato',
        'Traga esta ficha assinada no dia da entrevista.',
      ],
    ],
    [
      'the PSG sheet',
      '/ficha_psg/9',
      [
        'Curso: Confeiteiro',
        'Unidade: Macapá',
        'Período: 31/12/2026 a Data inválida',
        ...written(psgPersonRows(aPsgSheet().people, 'Macapá')),
      ],
      ['Assinatura do responsável pela inscrição'],
    ],
  ])(
    '%s states who applied for what, leads back, to its PDF, and to where anybody may check it (B 2.7)',
    async (_which, path, stated, texts) => {
      mockApi(answers);
      await openRoute(routes, path);
      await waitFor(async () => expect(await facts()).toEqual(stated));
      for (const text of texts) expect(screen.getByText(text)).toBeVisible();
      expect(await screen.findByRole('link', { name: /^Abrir PDF/ })).toHaveAttribute('href', pdf.url);
      expect(screen.getByRole('link', { name: 'Voltar' })).toHaveAttribute('href', '/area_do_candidato');
      expect(screen.getByRole('region', { name: / em PDF$/ })).toBeVisible();
      expect(await screen.findByRole('link', { name: checkUrl })).toHaveAttribute('href', checkUrl);
      expect(screen.getByRole('img', { name: /Código QR/ })).toBeVisible();
    },
  );

  it('the PSS sheet shows the education and curriculum of the application, and its name at the signature', async () => {
    mockApi({
      ...answers,
      'GET /application-pss/5': aPssSheet({ curriculum: aCurriculum }),
      'GET /pss-curriculum-pdf/5': { url: '/api/v1/files/curriculo' },
    });
    await openRoute(routes, '/ficha/5');
    expect(await facts()).toEqual(
      expect.arrayContaining([
        'Escolaridade: Doutorado',
        'Doutorado: Linguística · UFPA · conclusão 10/12/2019',
        'Libras: Senac · 40 horas · Concluído · conclusão 01/03/2021',
        'Professora: Escola Equador · Macapá · 01/01/2020 até 31/12/2020 · Aulas de português',
        'Tempo somado: 1 ano e 6 meses até 05/10/2026; períodos simultâneos contam uma vez',
      ]),
    );
    const curriculum = await screen.findByRole('link', { name: /^Currículo em PDF/ });
    expect(curriculum).toHaveAttribute('href', '/api/v1/files/curriculo');
    expect(screen.getByText(/^Candidato:/)).toHaveTextContent('Jaciara Monteiro, CPF 529.982.247-25');
  });

  it('the PSS receipt is that of the registration in its path, or the newest', async () => {
    const received = mockApi(answers);
    await openRoute(routes, '/pss-printing/1/23/4?inscricao=5');
    await openRoute(routes, '/pss-printing/1/23/4');
    const asked = () => received.filter(({ call }) => call.startsWith('GET /pss-proof-inscriptions/'));
    await waitFor(() => expect(asked().map(({ query }) => query.get('inscricao'))).toEqual(['5', null]));
  });

  it('the signed URL of a PDF is requested without the token', async () => {
    const received = mockApi(answers);
    await openRoute(routes, '/printing/9');
    await screen.findByRole('link', { name: /^Abrir PDF/ });
    await waitFor(() =>
      expect(received.map(({ call, headers }) => [call, headers.get('authorization')])).toEqual([
        ['GET /registrations/9', 'Bearer segredo'],
        ['GET /proof-application-psg-pdf/9', 'Bearer segredo'],
        ['HEAD /files/assinado', null],
      ]),
    );
  });

  it('a printout can be printed without its PDF, and omits the verification if the server has none', async () => {
    mockApi({ 'GET /registrations/9': { ...aPsgReceipt(), check_url: undefined } });
    await openRoute(routes, '/printing/9');
    expect(await screen.findByText(/O PDF não pôde ser preparado agora/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /Abrir PDF/ })).toBeNull();
    expect(screen.getByRole('article')).toBeVisible();
    expect(screen.queryByRole('img', { name: /Código QR/ })).toBeNull();
  });

  it('a printout can be saved offline once the URL of its PDF is known, so that the copy has it', async () => {
    let answerPdf = (_: Response) => {};
    const answered = new Promise<Response>((resolve) => {
      answerPdf = resolve;
    });
    mockApi({ ...answers, 'GET /proof-application-psg-pdf/9': () => answered });
    await openRoute(routes, '/printing/9');
    expect(await screen.findByRole('article')).toBeVisible();
    const keep = { name: 'Guardar para ler sem internet' };
    expect(screen.queryByRole('button', keep)).toBeNull();
    answerPdf(Response.json({ data: pdf }));
    expect(await screen.findByRole('button', keep)).toBeVisible();
  });

  it('printing sends the candidate back to their area', async () => {
    mockApi(answers);
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

  it("for a missing printout it links to the visitor's own", async () => {
    mockApi({ ...answers, 'GET /registrations/9': respondWithError(404, {}) });
    await openRoute(routes, '/printing/9');
    expect(await screen.findByText('Documento não encontrado')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
    const own = screen.getByRole('link', { name: 'Ver minhas inscrições' });
    expect(own).toHaveAttribute('href', '/area_do_candidato');
  });
});

describe('the check of a receipt', () => {
  const code = 'psg-1a-abcdefghijkl_-mn';
  const call = `GET /receipts/${code}`;
  const registration = {
    number: 'PSG-2026-000001',
    status: 1,
    programme: 'Programa Senac de Gratuidade (PSG)',
    process: 'PSG 50/2026',
  };
  const open = (at = code) => openRoute(routes, `/conferir/${at}`);

  it('confirms number, process and situation, for who is not logged in', async () => {
    const received = mockApi({ [call]: { registration } });
    await open();
    const printout = await screen.findByRole('article', { name: 'PSG 50/2026' });
    expect(printout).toHaveTextContent('Número de inscrição PSG-2026-000001');
    expect(printout).toHaveTextContent('ProgramaPrograma Senac de Gratuidade (PSG)');
    expect(printout).toHaveTextContent('Situação hojeInscrito');
    expect(screen.getByText('Comprovante confirmado')).toBeVisible();
    expect(received.map(({ headers }) => headers.get('authorization'))).toEqual([null]);
  });

  it.each<[string, Answers['GET /receipts/a'], RegExp]>([
    [
      'was cancelled',
      { registration: { ...registration, status: 4 } },
      /a inscrição foi cancelada.*Situação hojeCancelado/,
    ],
    [
      'this server cannot check',
      respondWithError(404, { message: 'Não encontrado' }),
      /A conferência não está disponível.*Isso não diz nada sobre o papel/,
    ],
  ])(
    'for a registration that %s it shows that, and neither confirms nor denies the printout',
    async (_what, answer, text) => {
      mockApi({ [call]: answer });
      await open();
      await waitFor(() => expect(screen.getByRole('main')).toHaveTextContent(text));
      expect(screen.queryByText(/^Comprovante (não )?confirmado/)).toBeNull();
    },
  );

  it('shows that a code is not confirmed, and sends no request for an invalid one', async () => {
    const received = mockApi({ [call]: { registration: null } });
    const { unmount } = await open();
    expect(await screen.findByText('Comprovante não confirmado')).toBeVisible();
    expect(screen.getByText(/não aceite o papel sem falar com a unidade/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Fale conosco' })).toHaveAttribute('href', '/FaleConosco');
    expect(screen.queryByRole('article')).toBeNull();
    unmount();
    await open('PSG-2026-000001');
    expect(await screen.findByText('Comprovante não confirmado')).toBeVisible();
    expect(received).toHaveLength(1);
  });

  it.each([
    ['is down', respondWithError(503, { message: 'fora do ar' })],
    ['answers something else', () => Response.json({ data: {} })],
  ])('neither confirms nor denies while the server %s, and can be asked again', async (_, answer) => {
    let isUp = false;
    mockApi({ [call]: () => (isUp ? Response.json({ data: { registration } }) : answer()) });
    const { user } = await open();
    const again = await screen.findByRole('button', { name: 'Tentar de novo' });
    expect(screen.getByText('Não foi possível conferir agora')).toBeVisible();
    expect(screen.queryByText('Comprovante não confirmado')).toBeNull();
    isUp = true;
    await user.click(again);
    expect(await screen.findByText('Comprovante confirmado')).toBeVisible();
  });
});
