import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aClass, aCourse, aCourseDetails } from '@portal/tooling/testing/builders/course';
import { type Answers, mockApi, openRoute, respondWithError } from '@portal/tooling/testing/open-route';
import { routes } from '@portal/tooling/testing/routes';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, type LoaderFunction, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { searchable } from '../../testing/course-answers.ts';
import { ChoiceForm, ChoiceSelect } from './choice-select.tsx';

const calendar_url = '/api/v1/classes-sig/101/calendar.ics';
const course = aCourse({
  requirements: [
    { nomeDoTipoDeRequisito: 'Idade', requisitos: ['Ter 16 anos'] },
    { nomeDoTipoDeRequisito: 'Documentos', requisitos: ['CPF'] },
  ],
  classes: [
    aClass({ calendar_url }),
    aClass({ planoDoCursoId: 102, localidade: 'Santana', preco: 990 }),
    aClass({ planoDoCursoId: 103, localidade: 'Oiapoque', preco: null }),
  ],
});
const line = {
  meioDePagamentoDescricao: 'Cartão de crédito',
  numeroDeParcelas: 10,
  valorDaParcela: 123.45,
};
const policy = { name: 'Empresas conveniadas', percentage: 12.5 };

async function open(shown: Answers['GET /courses-sig/1'] = course, query = '', more: Answers = {}) {
  const received = mockApi({
    'GET /courses-sig/1': shown,
    ...searchable([aCourse(), aCourse({ id: 2, title: 'Vendedor' })]),
    'GET /classes-sig/101': { payments_methods: [line] },
    'GET /discounts-policy': [policy],
    'GET /units': [
      { name: 'Macapá', address: 'Av. Henrique Galúcio, 1999', phone: '(96) 3198-4000' },
      { name: 'Santana', address: null },
    ],
    ...more,
  });
  return { received, ...(await openRoute(routes, `/detalhes/1${query}`)) };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const spaced = (text: string | null) => text?.replace(/\s+/g, ' ');
const texts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

describe('the page of a course (A 2.5)', () => {
  it('has classes, Ementa, Pré Requisitos by type, discounts and related courses, in this order', async () => {
    const wished = [{ city: 'Oiapoque', shift: null, missing: 10 }];
    const { received } = await open(course, '', { 'GET /interest-classes': wished });
    expect(document.title).toBe('Técnico em Administração – Senac Amapá');
    expect(texts(screen.getAllByRole('heading', { level: 2 }))).toEqual([
      'Turmas disponíveis',
      'Ementa',
      'Pré Requisitos',
      'Políticas de desconto',
      'Cursos Relacionados',
    ]);
    const others = await screen.findByRole('link', { name: /^Faltam no máximo 10 interessados/ });
    expect(others.getAttribute('href')).toMatch(/^\/interesse\?name=T.*&city=Oiapoque$/);
    expect((await screen.findByText(/^Impresso em/)).parentElement).toHaveTextContent('Senac Amapá');
    expect(region('Ementa').getByText('Forma quem organiza a rotina de uma empresa.')).toBeVisible();
    const requirements = region('Pré Requisitos');
    expect(texts(requirements.getAllByRole('heading', { level: 3 }))).toEqual(['Idade', 'Documentos']);
    expect(texts(requirements.getAllByRole('listitem'))).toEqual(['Ter 16 anos', 'CPF']);
    // Related courses exclude the course itself and do not load the whole schedule.
    const related = region('Cursos Relacionados').getAllByRole('heading', { level: 3 });
    expect(texts(related)).toEqual(['Vendedor']);
    expect(received.some(({ call }) => call === 'GET /courses-sig')).toBe(false);
    const asked = received.find(({ call }) => call === 'GET /courses-search');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ axis: 'Gestão e Negócios', size: '9' });
  });

  it('tells shared links its description, and its picture where the server draws no card', async () => {
    await open(aCourseDetails({ share_image_url: null, image: 'images/administracao.jpg' }));
    const content = (property: string) =>
      document.head.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
    expect(content('og:description')).toBe('Forma quem organiza a rotina de uma empresa.');
    expect(content('og:image')).toMatch(/^http:.+\/images\/administracao\.jpg$/);
  });

  it('reports that the class of the URL is gone, and shows the next', async () => {
    await open(course, '?turma=999');
    expect(screen.getByText('A turma deste endereço saiu da programação')).toBeVisible();
    expect(screen.getByLabelText('Cidade')).toHaveValue('101');
  });

  it('is replaced by the interest form when its enrolment is not open (A 5.1)', async () => {
    await open(aCourse({ enrollment_open: 2 }));
    expect(screen.getByText('Nenhuma turma prevista no momento')).toBeVisible();
    expect(screen.getByText('Carga horária de 1000 horas')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Turma escolhida' })).toBeNull();
    expect(screen.queryByLabelText('Cidade')).toBeNull();
  });
});

describe('the discount simulator', () => {
  const simulator = () => region('Simule o valor com desconto');

  it('follows class and discount to the cent, at once however slow the server is, and keeps both', async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    const { user, address, container } = await open(course, '', { 'GET /classes-sig/102': () => promise });
    expect(simulator().getByText('Escolha um desconto para ver o preço e as parcelas.')).toBeVisible();
    await user.selectOptions(simulator().getByLabelText('Desconto'), 'Empresas conveniadas (12,5%)');
    const answer = within(await simulator().findByRole('status'));
    expect(await answer.findByText(/^R\$\s1\.080,19$/)).toBeVisible();
    expect(answer.getByText(/R\$\s154,31/)).toBeVisible();
    expect(spaced(answer.getByRole('list').textContent)).toBe(
      'Cartão de crédito: 10x de R$ 108,01 (a última, R$ 108,10) total R$ 1.080,19',
    );
    expect(address()).toBe('/detalhes/1?turma=101&desconto=empresas-conveniadas');
    expect(await accessibilityProblems(container)).toEqual([]);

    await user.selectOptions(screen.getByLabelText('Cidade'), '102');
    expect(await simulator().findByText(/^Turma de Santana: R\$\s990,00$/)).toBeVisible();
    expect(simulator().getByText(/^R\$\s866,25$/)).toBeVisible();
    expect(screen.getAllByRole('article')[0]).toHaveTextContent(/990,00/);
    resolve(Response.json({ data: { payments_methods: [] } }));
    await waitFor(() => expect(address()).toBe('/detalhes/1?turma=102&desconto=empresas-conveniadas'));
  });

  it('says that the class chosen has no price yet, and keeps the discount for the next', async () => {
    const { user } = await open(course, '?turma=103&desconto=empresas-conveniadas');
    expect(simulator().getByText('Turma de Oiapoque: preço em breve')).toBeVisible();
    expect(simulator().getByRole('status')).toHaveTextContent('Esta turma ainda não tem preço.');
    expect(simulator().queryByText(/R\$/)).toBeNull();
    await user.selectOptions(screen.getByLabelText('Cidade'), '101');
    expect(await simulator().findByText(/^R\$\s1\.080,19$/)).toBeVisible();
  });

  it('is not there for a class that costs nothing', async () => {
    await open(aCourse({ classes: [aClass({ preco: 0 })] }));
    expect(region('Políticas de desconto').getByText('12,5%')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Simule o valor com desconto' })).toBeNull();
  });
});

describe('the class that is shown (A 2.5)', () => {
  const bar = () => region('Turma escolhida');
  const card = () => screen.getAllByRole('article')[0] as HTMLElement;
  const offered = () => within(card());

  it('shows all known facts, and links to its enrolment, its unit’s page, the unit on the map and help', async () => {
    await open();
    const shown = spaced(card().textContent);
    for (const text of [
      'FormaPresencial',
      'LocalMacapá',
      'HorárioSegunda a sexta, 18h30 às 22h',
      'Outros horáriosSábados, 8h às 12h',
      'TurnoNoite e Fim de semana',
      'Carga horária1000 horas',
      'Início3 de dezembro de 2090',
      'Término18 de novembro de 2091',
      'R$ 1.234,50',
      'Cartão de crédito: 10x de R$ 123,45 total R$ 1.234,50',
    ]) {
      expect(shown).toContain(text);
    }
    expect(bar().getByText('Início 03/12/2090 · Noite e Fim de semana · Macapá')).toBeVisible();
    for (const place of [offered(), bar()]) {
      const enrol = place.getByRole('link', { name: /^Matricule-se/ });
      expect(enrol).toHaveAttribute('href', 'https://matricula.example/101');
      expect(enrol).toHaveAttribute('target', '_blank');
    }
    const unit = offered().getByRole('link', { name: 'Página da unidade Macapá' });
    expect(unit).toHaveAttribute('href', '/unidades/macapa');
    const map = offered().getByRole<HTMLAnchorElement>('link', { name: /^Ver no mapa a unidade Macapá/ });
    expect(new URL(map.href).searchParams.get('query')).toBe('Av. Henrique Galúcio, 1999');
    const help = screen.getByRole<HTMLAnchorElement>('link', { name: /^Fale com a gente no WhatsApp/ });
    expect(help.href).toContain('https://wa.me/559631984000?text=');
    expect(screen.getByRole('link', { name: 'Adicionar ao calendário' })).toBeVisible();
  });

  it("prints 'Em Breve' for what is missing (A 8), but names no place so", async () => {
    const undated = { dataPeriodoExecucaoInicial: null, dataPeriodoExecucaoFinal: null };
    await open(aCourse({ classes: [aClass({ ...undated, preco: null, localidade: null })] }));
    expect(offered().getAllByText('Em Breve')).toHaveLength(5);
    expect(screen.getByRole('option', { name: /^Local: em breve · / })).toBeInTheDocument();
  });

  it('closes its enrolment without vacancies, shows the reason, and offers notifications about similar classes (A 4)', async () => {
    await open(aCourse({ classes: [aClass({ vagasDisponiveis: 0, calendar_url })] }));
    expect(screen.queryByRole('link', { name: 'Adicionar ao calendário' })).toBeNull();
    expect(offered().queryByRole('link', { name: /^Matricule-se/ })).toBeNull();
    const button = offered().getByRole('button', { name: 'Matricule-se' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(/vagas desta turma acabaram/);
    const like = `/interesse?name=${encodeURIComponent('Técnico em Administração')}&city=Macap%C3%A1&shift=noite%2Cfim-de-semana`;
    const tell = offered().getByRole('link', { name: 'Avise-me de novas turmas' });
    expect(tell).toHaveAttribute('href', like);
    expect(bar().getByRole('link', { name: 'Avise-me' })).toHaveAttribute('href', like);
  });

  it('lists other places with classes when that of its city is closed', async () => {
    const past = { dataDeEncerramentoOnline: '2020-01-01', dataDeEncerramentoPresencial: '2020-01-02' };
    const inSantana = {
      planoDoCursoId: 102,
      localidade: 'Santana',
      dataPeriodoExecucaoInicial: '2090-12-10',
    };
    await open(
      aCourse({ classes: [aClass(past), aClass(inSantana), aClass({ ...inSantana, planoDoCursoId: 103 })] }),
    );
    const note = screen.getByText(/^Não há turma com matrícula aberta em Macapá/);
    expect(note).toHaveTextContent('; em Santana há 2, a partir do dia 10/12/2090.');
    expect(within(note).getByRole('link')).toHaveAttribute('href', '/detalhes/1?turma=102');
  });

  it('leads to its unit while that still takes people', async () => {
    await open(aCourse({ classes: [aClass({ dataDeEncerramentoOnline: '2020-01-01' })] }));
    expect(offered().getByText(/vai até 01\/12\/2090/)).toBeVisible();
    const call = offered().getByRole('link', { name: /\(96\) 3198-4000$/ });
    expect(call).toHaveAttribute('href', 'tel:+559631984000');
    const chat = offered().getByRole<HTMLAnchorElement>('link', { name: /^WhatsApp da unidade Macapá/ });
    expect(chat.href).toContain('https://wa.me/559631984000');
    expect(bar().getByRole('link', { name: 'Ver turma' })).toHaveAttribute('href', '/detalhes/1#turmas');
  });

  it('links to the institution when its unit has no contacts', async () => {
    const unreachable = aClass({ linkMatriculaOnline: null, nomeUnidadeOperativa: 'Oiapoque' });
    await open(aCourse({ classes: [unreachable] }));
    expect(offered().queryByRole('link', { name: /^Página da unidade/ })).toBeNull();
    expect(offered().getByText('Oiapoque')).toBeVisible();
    expect(offered().getByRole('link', { name: 'Fale conosco' })).toHaveAttribute('href', '/FaleConosco');
  });

  it('has no made-up instalments when they could not be fetched, and refetches them', async () => {
    let answer = respondWithError(503, { message: 'fora do ar' });
    const { user } = await open(course, '', { 'GET /classes-sig/101': () => answer() });
    await offered().findByText('Não foi possível carregar as formas de pagamento');
    expect(offered().queryByText(/10x de/)).toBeNull();
    answer = () => Response.json({ data: { payments_methods: [line] } });
    await user.click(offered().getByRole('button', { name: 'Tentar de novo' }));
    expect(await offered().findByText(/10x de R\$\s123,45/)).toBeVisible();
  });
});

describe('the choice of a class', () => {
  afterEach(() => window.history.replaceState(null, '', '/'));

  /** Makes a choice, and returns a function that renders the form for another URL. */
  async function chooseSantana(loader: LoaderFunction) {
    let show = (_value: string): void => {};
    function Page() {
      const [value, setValue] = useState('1');
      show = setValue;
      return (
        <ChoiceForm>
          <ChoiceSelect name="turma" label="Cidade" value={value} submitLabel="Ver" anchor="turmas">
            <option value="1">Macapá</option>
            <option value="2">Santana</option>
            <option value="3">Oiapoque</option>
          </ChoiceSelect>
        </ChoiceForm>
      );
    }
    render(<RouterProvider router={createMemoryRouter([{ path: '*', loader, Component: Page }])} />);
    await userEvent.selectOptions(await screen.findByLabelText('Cidade'), '2');
    return (value: string, address: string) => {
      window.history.replaceState(null, '', address);
      act(() => show(value));
    };
  }

  it('is kept when the previous URL renders late, and follows the URL', async () => {
    const draw = await chooseSantana(() => null);
    draw('3', '/?turma=2');
    expect(screen.getByLabelText('Cidade')).toHaveValue('2');
    draw('1', '/?turma=3');
    draw('3', '/?turma=3');
    expect(screen.getByLabelText('Cidade')).toHaveValue('3');
  });

  it('is kept until the server responds, when the previous one renders', async () => {
    const draw = await chooseSantana(({ request }) =>
      request.url.includes('turma') ? new Promise<null>(() => {}) : null,
    );
    draw('3', '/?turma=3');
    expect(screen.getByLabelText('Cidade')).toHaveValue('2');
  });
});
