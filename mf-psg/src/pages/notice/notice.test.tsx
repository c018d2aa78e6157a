import type { PsgProcess } from '@portal/shared/contract/selection-processes';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aDocument } from '@portal/tooling/testing/builders/process-document';
import { aPsgItem, aPsgProcess } from '@portal/tooling/testing/builders/psg-process';
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

/** The notice of process 5. */
async function open(changes: Partial<PsgProcess>, answers: Parameters<typeof serve>[0] = {}) {
  const received = serve({ 'GET /selection-processes/5': aPsgProcess({ id: 5, ...changes }), ...answers });
  return { received, ...(await openRoute(routes, '/psg/edital/5')) };
}
type Opened = Awaited<ReturnType<typeof open>>;

const region = (name: string) => within(screen.getByRole('region', { name }));
const courses = () => region('Cursos').getAllByRole('article');
const button = (name = 'Inscrições Online') => region('Cursos').getByRole('button', { name });

describe('a PSG notice (A 2.10)', () => {
  it("tables the published documents, 'Novo' within 30 days", async () => {
    await open({
      documents: [
        aDocument({ id: 1, published_at: '2026-10-22' }),
        aDocument({ id: 2, published_at: '2026-10-21' }),
        aDocument({ id: 3, status: 'R' }),
      ],
    });
    const rows = region('Documentos').getAllByRole('row').slice(1);
    expect(rows).toHaveLength(2);
    expect(within(rows[0] as HTMLElement).getByText('Novo')).toBeVisible();
    expect(within(rows[0] as HTMLElement).getByText('22/10/2026')).toBeVisible();
    expect(within(rows[1] as HTMLElement).queryByText('Novo')).toBeNull();
    const link = region('Documentos').getByRole('link', { name: /^Documento 1/ });
    expect(link).toHaveAttribute('href', '/storage/documents/1.pdf');
  });

  it('counts each document that is opened, and takes no notice of a failure', async () => {
    const { user, received } = await open({ documents: [aDocument({ id: 1 }), aDocument({ id: 2 })] });
    const sent = vi.spyOn(globalThis, 'fetch');
    await user.click(region('Documentos').getByRole('link', { name: /^Documento 1/ }));
    await user.pointer({
      keys: '[MouseMiddle]',
      target: region('Documentos').getByRole('link', { name: /^Documento 2/ }),
    });
    expect(received.slice(1).map(({ call }) => call)).toEqual([
      'PUT /document-downloads/1',
      'PUT /document-downloads/2',
    ]);
    expect(sent.mock.calls.every(([, request]) => request?.keepalive)).toBe(true);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows a document without a file as its title alone', async () => {
    await open({ documents: [aDocument({ id: 1, filename: null })] });
    expect(region('Documentos').getByText('Documento 1')).toBeVisible();
    expect(region('Documentos').queryByRole('link')).toBeNull();
  });

  it('names itself, its city, and each shown course with dates, cities, prerequisites and vacancies', async () => {
    const { container } = await open({ items: [aPsgItem({ id: 1 }), aPsgItem({ id: 2, status: 2 })] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('PSG 5/2026');
    expect(screen.getByText('Macapá')).toBeVisible();
    expect(courses()).toHaveLength(1);
    const facts = [...(courses()[0] as HTMLElement).querySelectorAll('dl > div')].map((fact) =>
      [...fact.children].map(({ textContent }) => textContent).join(': '),
    );
    expect(facts).toEqual([
      'Período do curso: 31/12/2026 a 16/03/2027',
      'Período de inscrição: 15/11/2026 a 10/12/2026',
      'Cidade: Macapá - AP, Santana - AP',
      'Pré-requisitos: Não há pré requisitos',
      'Vagas imediatas: 25',
      'Vagas de reserva: 10',
      'Inscrições disponíveis: 18',
    ]);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('is as complete as a server of the bare contract lets it be', async () => {
    await open(
      {},
      {
        'GET /selection-processes/5': {
          id: '5',
          name: 'PSG 5/2026',
          status: '1',
          documents: [
            { id: '1', title: 'Edital', filename: 'edital.pdf', published_at: '2026-11-20 08:00:00' },
          ],
          items: [
            {
              id: '7',
              course_name: 'Cozinheiro',
              vacancies: '25',
              start_date: '2026-11-21 11:59:59',
              end_date: '2026-11-21',
            },
          ],
        },
      },
    );
    expect(region('Documentos').getByRole('link', { name: /^Edital/ })).toBeVisible();
    expect(courses()[0]).toHaveTextContent('Vagas imediatas25');
    expect(courses()[0]).not.toHaveTextContent('Inscrições disponíveis');
    expect(button()).not.toHaveAttribute('aria-disabled');
  });

  it("says 'Não há documentos publicados' and 'Não há cursos' when empty", async () => {
    await open({ documents: [] });
    expect(region('Documentos').getByText('Não há documentos publicados')).toBeVisible();
    expect(region('Cursos').getByText('Não há cursos')).toBeVisible();
  });

  it('is not found when the server does not know it', async () => {
    await open({}, { 'GET /selection-processes/5': refuse(404, {}) });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Página não encontrada');
    expect(screen.getByRole('searchbox', { name: 'Pesquise no site' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver os processos seletivos' })).toHaveAttribute('href', '/psg');
  });

  it("can be asked for again with 'Tentar de novo' when it could not be loaded", async () => {
    let down = true;
    const { user } = await open(
      {},
      {
        'GET /selection-processes/5': () =>
          down
            ? Response.json({}, { status: 503 })
            : Response.json({ data: aPsgProcess({ id: 5, status: 1 }) }),
      },
    );
    expect(await screen.findByText('Não foi possível carregar o edital')).toBeVisible();
    down = false;
    await user.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'PSG 5/2026' })).toBeVisible();
  });
});

describe('the registration button (A 2.10, A 4)', () => {
  it.each([
    ['Presencial', 'Inscrições Presenciais'],
    ['Online', 'Inscrições Online'],
    [null, 'Inscrições Online'],
  ])('of a course of type %s says %s', async (type, name) => {
    await open({ items: [aPsgItem({ id: 1, registration_type_name: type })] });
    expect(button(name)).not.toHaveAttribute('aria-disabled');
  });

  it('is enabled only inside the window, and says why it is not', async () => {
    const { user } = await open({
      items: [
        aPsgItem({ id: 1, start_date: '2026-11-22' }),
        aPsgItem({ id: 2, end_date: '2026-11-20' }),
        aPsgItem({ id: 3, start_date: null, end_date: null }),
      ],
    });
    const buttons = region('Cursos').getAllByRole('button');
    expect(buttons.map((each) => each.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true']);
    expect(buttons[0]).toHaveAccessibleDescription('As inscrições abrem em 22/11/2026 e vão até 10/12/2026.');
    expect(buttons[1]).toHaveAccessibleDescription('As inscrições terminaram em 20/11/2026.');
    expect(buttons[2]).toHaveAccessibleDescription('O período de inscrição ainda não foi informado.');
    for (const each of buttons) await user.click(each);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it("leads to 'Inscrições Encerradas' instead of the form where no vacancy is left", async () => {
    const { user, container } = await open({ items: [aPsgItem({ id: 1, open_vacancies: 0 })] });
    await user.click(button());
    const dialog = screen.getByRole('dialog', { name: 'Inscrições Encerradas' });
    expect(dialog).toHaveTextContent(
      'Não há mais vagas disponíveis. Número de inscrições atingidas para esse curso.',
    );
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.click(within(dialog).getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(button()).toHaveFocus();
  });

  it('leads to the form where the server does not say how many are left', async () => {
    const { user } = await open({ items: [aPsgItem({ id: 1, open_vacancies: null })] });
    await user.click(button());
    expect(screen.getByRole('dialog', { name: 'Inscrição' })).toBeVisible();
  });
});

describe("the dialog 'Inscrição' (A 2.10, A 5.3, A 8)", () => {
  const check = 'GET /check-nif-pssregistration';
  const already = 'Você já se inscreveu em um curso desse processo seletivo!';

  async function openDialog(answer: Parameters<typeof serve>[0][string] = null) {
    const opened = await open(
      { items: [aPsgItem({ id: 7, course_name: 'Cozinheiro' })] },
      { [check]: answer },
    );
    await opened.user.click(button());
    return opened;
  }
  const cpf = () => screen.getByLabelText('CPF');
  const birthdate = () => screen.getByLabelText('Data de nascimento');
  const confirm = ({ user }: Opened) => user.click(screen.getByRole('button', { name: 'Confirmar' }));

  async function identify(opened: Opened, number = '52998224725', day = '1998-04-21') {
    await opened.user.type(cpf(), number);
    fireEvent.change(birthdate(), { target: { value: day } });
    await confirm(opened);
  }
  const asked = ({ received }: Opened) => received.filter(({ call }) => call === check);
  const registration = '/psg_cadastro?process=5&course=7&courseName=Cozinheiro';

  /** The server answers the check only when `answer` is called. */
  async function openHeldDialog() {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const opened = await openDialog(() => promise as never);
    return { opened, answer: () => resolve(Response.json({ data: null })) };
  }

  it('shows the course and masks the CPF', async () => {
    const opened = await openDialog();
    expect(screen.getByRole('dialog', { name: 'Inscrição' })).toHaveTextContent('Cozinheiro');
    await opened.user.type(cpf(), '52998224725');
    expect(cpf()).toHaveValue('529.982.247-25');
    expect(await accessibilityProblems(opened.container)).toEqual([]);
  });

  it("says 'CPF obrigatório' and 'Campo obrigatório', and asks nobody", async () => {
    const opened = await openDialog();
    await confirm(opened);
    expect(cpf()).toHaveAccessibleDescription(/CPF obrigatório/);
    expect(birthdate()).toHaveAccessibleDescription(/Campo obrigatório/);
    expect(asked(opened)).toEqual([]);
  });

  it("says 'CPF inválido' as soon as the last digit is there", async () => {
    const opened = await openDialog();
    await opened.user.type(cpf(), '5299822472');
    expect(cpf()).not.toHaveAccessibleDescription();
    await opened.user.type(cpf(), '4');
    await waitFor(() => expect(cpf()).toHaveAccessibleDescription(/CPF inválido/));
    fireEvent.input(cpf(), { target: { value: '529.982.247-25' } });
    await waitFor(() => expect(cpf()).not.toHaveAccessibleDescription());
  });

  it.each([
    ['a birth date in the future', '2026-11-22', /Data inválida/],
    ['a year of more than four digits, which clears the date', '20011-02-03', /Campo obrigatório/],
  ])('refuses %s', async (_what, day, message) => {
    const opened = await openDialog();
    await identify(opened, '52998224725', day);
    expect(birthdate()).toHaveAccessibleDescription(message);
    expect(asked(opened)).toEqual([]);
  });

  it('asks the server with the birth date in a header, and leads to the registration without naming the person', async () => {
    const opened = await openDialog();
    await identify(opened);
    await waitFor(() => expect(opened.address()).toBe(registration));
    expect(opened.carried()).toEqual({ identification: { cpf: '52998224725', birthdate: '1998-04-21' } });
    expect(asked(opened)).toHaveLength(1);
    expect(Object.fromEntries(asked(opened)[0]?.query ?? [])).toEqual({
      nif: '52998224725',
      selection_process: '5',
    });
    expect(asked(opened)[0]?.headers.get('x-birthdate')).toBe('1998-04-21');
  });

  it.each([
    ['another text', 'Pode seguir'],
    ['a refusal', refuse(422, { message: 'não' })],
    ['too many questions', refuse(429, {})],
    ['a server that does not know the question', refuse(404, {})],
    [
      'a lost connection',
      () => {
        throw new TypeError('Failed to fetch');
      },
    ],
  ])('goes on after %s', async (_what, answer) => {
    const opened = await openDialog(answer);
    await identify(opened);
    await waitFor(() => expect(opened.address()).toBe(registration));
  });

  it("says 'Atenção' to who has already applied, clears the fields, and leads to the login", async () => {
    const opened = await openDialog(already);
    await identify(opened);
    const dialog = await screen.findByRole('dialog', { name: 'Atenção' });
    expect(dialog).toHaveTextContent('Você já realizou inscrição em um curso deste processo seletivo!');
    expect(within(dialog).getByRole('link', { name: 'Ver meus cursos' })).toHaveAttribute('href', '/login');
    expect(await accessibilityProblems(opened.container)).toEqual([]);
    await opened.user.click(within(dialog).getAllByRole('button', { name: 'Fechar' }).at(-1) as HTMLElement);
    expect(opened.address()).toBe('/psg/edital/5');
    await opened.user.click(button());
    expect(cpf()).toHaveValue('');
    expect(birthdate()).toHaveValue('');
  });

  it('leads on whoever says that it was somebody else who applied in her name', async () => {
    const opened = await openDialog(already);
    await identify(opened);
    const dialog = await screen.findByRole('dialog', { name: 'Atenção' });
    expect(dialog).toHaveTextContent('a unidade confere os documentos');
    await opened.user.click(within(dialog).getByRole('button', { name: 'Não fui eu' }));
    await waitFor(() => expect(opened.address()).toBe(registration));
    expect(opened.carried()).toEqual({ identification: { cpf: '52998224725', birthdate: '1998-04-21' } });
  });

  it('asks once, however often Confirmar is pressed meanwhile', async () => {
    const { opened, answer } = await openHeldDialog();
    await identify(opened);
    await confirm(opened);
    await opened.user.type(birthdate(), '{Enter}');
    expect(asked(opened)).toHaveLength(1);
    answer();
    await waitFor(() => expect(opened.address()).toBe(registration));
  });

  it('leads nowhere once it was closed while the server was asked', async () => {
    const { opened, answer } = await openHeldDialog();
    await identify(opened);
    await opened.user.click(screen.getByRole('button', { name: 'Fechar' }));
    answer();
    await new Promise((settled) => setTimeout(settled));
    expect(opened.address()).toBe('/psg/edital/5');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
