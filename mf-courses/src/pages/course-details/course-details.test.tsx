import type { Course } from '@portal/shared/contract/courses';
import { accessibilityProblems } from '@portal/tooling/testing/axe';
import { aClass, aCourse, aCourseDetails } from '@portal/tooling/testing/builders/course';
import { openRoute, refuse, serve } from '@portal/tooling/testing/open-route';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import routes from '../../routes.tsx';
import { searchable } from '../../testing/course-answers.ts';

const course = aCourse({
  requirements: [
    { nomeDoTipoDeRequisito: 'Idade', requisitos: ['Ter 16 anos'] },
    { nomeDoTipoDeRequisito: 'Documentos', requisitos: ['CPF', 'Comprovante de residência'] },
  ],
  classes: [
    aClass(),
    aClass({ planoDoCursoId: 102, localidade: 'Santana', nomeUnidadeOperativa: 'Santana', preco: 990 }),
  ],
});
const elsewhere = aCourse({ id: 3, title: 'Manicure', axis_technology: 'Beleza', segment: 'Beleza' });
const line = { meioDePagamentoDescricao: 'Cartão de crédito', numeroDeParcelas: 10, valorDaParcela: 123.45 };
const policy = { name: 'Empresas conveniadas', percentage: 12.5, descriptive: 'Com declaração.', icon: null };

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function open(shown: Course = course, at = '/detalhes/1', more: Parameters<typeof serve>[0] = {}) {
  const received = serve({
    'GET /courses-sig/1': shown,
    ...searchable([aCourse(), aCourse({ id: 2, title: 'Vendedor' }), elsewhere]),
    'GET /classes-sig/101': { payments_methods: [line] },
    'GET /classes-sig/102': { payments_methods: [] },
    'GET /discounts-policy': [policy],
    'GET /units': [
      { name: 'Macapá', address: 'Av. Henrique Galúcio, 1999', phone: '(96) 3198-4000' },
      { name: 'Santana', address: null },
    ],
    ...more,
  });
  return { received, ...(await openRoute(routes, at)) };
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const spaced = (text: string) => text.replace(/\s+/g, ' ');

describe('the page of a course (A 2.5)', () => {
  it('has its title, Ementa, Pré Requisitos by type, and reads well to everybody', async () => {
    const { container } = await open();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Técnico em Administração');
    expect(document.title).toBe('Técnico em Administração – Senac Amapá');
    expect(region('Ementa').getByText('Forma quem organiza a rotina de uma empresa.')).toBeVisible();
    const requirements = region('Pré Requisitos');
    const types = requirements.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(types).toEqual(['Idade', 'Documentos']);
    const items = requirements.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(items).toEqual(['Ter 16 anos', 'CPF', 'Comprovante de residência']);
    expect(await accessibilityProblems(container)).toEqual([]);
  });

  it('comes class first: classes, content, discounts, related courses', async () => {
    await open();
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Turmas disponíveis',
      'Ementa',
      'Pré Requisitos',
      'Políticas de desconto',
      'Cursos Relacionados',
    ]);
  });

  it('is not found when the server does not know it', async () => {
    await open(course, '/detalhes/1', {
      'GET /courses-sig/1': refuse(404, { message: 'Não encontrado' }),
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('Página não encontrada');
    expect(screen.getByText(/Este curso não está na programação/)).toBeVisible();
    expect(screen.getByRole('searchbox', { name: 'Título do curso' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Ver todos os cursos' })).toHaveAttribute('href', '/cursos');
  });

  it("leads to the interest form with the course's name", async () => {
    await open();
    const link = screen.getByRole('link', { name: 'Interesse em novas turmas' });
    expect(link).toHaveAttribute('href', `/interesse?name=${encodeURIComponent('Técnico em Administração')}`);
  });

  it("asks for help on a messaging app, at the class's unit", async () => {
    await open();
    const link = screen.getByRole('link', { name: /^Fale com a gente no WhatsApp/ });
    expect(link.getAttribute('href')).toContain('https://wa.me/559631984000?text=');
  });

  it('shares its address on three networks and by copying', async () => {
    await open();
    expect(screen.getByRole('button', { name: /Copiar link/ })).toBeVisible();
    for (const network of ['Facebook', 'LinkedIn', 'WhatsApp']) {
      expect(screen.getAllByRole('link', { name: new RegExp(network) })).not.toHaveLength(0);
    }
  });

  it('states the discounts, with a decimal comma', async () => {
    await open();
    const policies = region('Políticas de desconto');
    expect(policies.getByText('12,5%')).toBeVisible();
    expect(policies.getByRole('heading', { name: 'Empresas conveniadas' })).toBeVisible();
  });

  it('lists related courses, never itself, without fetching the schedule', async () => {
    const { received } = await open();
    const related = region('Cursos Relacionados');
    expect(related.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Vendedor',
    ]);
    expect(received.filter(({ call }) => call === 'GET /courses-sig')).toEqual([]);
    const asked = received.find(({ call }) => call === 'GET /courses-search');
    expect(Object.fromEntries(asked?.query ?? [])).toEqual({ axis: 'Gestão e Negócios', size: '9' });
  });

  it('finds related courses in front of a server that knows no search', async () => {
    await open(course, '/detalhes/1', {
      'GET /courses-search': refuse(404, { message: 'Não encontrado' }),
      'GET /courses-sig': [aCourse(), aCourse({ id: 2, title: 'Vendedor' })],
    });
    expect(region('Cursos Relacionados').getByRole('heading', { level: 3 })).toHaveTextContent('Vendedor');
  });

  const content = (name: string) =>
    document.head.querySelector(`meta[property="${name}"],meta[name="${name}"]`)?.getAttribute('content');

  it('tells shared links its description', async () => {
    await open();
    expect(content('description')).toBe('Forma quem organiza a rotina de uma empresa.');
    expect(content('og:description')).toBe('Forma quem organiza a rotina de uma empresa.');
    expect(content('og:image')).toBeUndefined();
  });

  it('tells shared links its card, where the server draws one', async () => {
    const share_image_url = '/api/v1/courses-sig/1/card.png?v=abc';
    await open(aCourseDetails({ share_image_url, image: 'images/administracao.jpg' }));
    expect(content('og:image')).toBe(window.location.origin + share_image_url);
    expect([content('og:image:width'), content('og:image:height')]).toEqual(['1200', '630']);
    expect(content('og:image:alt')).toBe('Técnico em Administração');
  });

  it('tells shared links its own picture in front of a server that draws none', async () => {
    await open(aCourse({ image: 'images/administracao.jpg' }));
    expect(content('og:image')).toMatch(/^http:.+\/images\/administracao\.jpg$/);
    expect(content('og:image:width')).toBeUndefined();
  });
});

describe('the bar of the class', () => {
  const bar = () => region('Turma escolhida');

  it('says what decides, with the action, and follows the class that is chosen', async () => {
    const { user } = await open();
    const text = () => spaced(screen.getByRole('region', { name: 'Turma escolhida' }).textContent ?? '');
    expect(text()).toContain('R$ 1.234,5012 vagasInício 03/12/2090 · Noite e Fim de semana · Macapá');
    expect(bar().getByRole('link', { name: /^Matricule-se/ })).toHaveAttribute(
      'href',
      'https://matricula.example/101',
    );
    await user.selectOptions(screen.getByLabelText('Cidade'), '102');
    await waitFor(() => expect(text()).toContain('R$ 990,00'));
  });

  it.each([
    ['a full class', { vagasDisponiveis: 0 }, 'Avise-me', '/interesse?name='],
    ['one without enrolment online', { linkMatriculaOnline: null }, 'Ver turma', '/detalhes/1#turmas'],
  ])('offers what can be done about %s', async (_which, changes, name, href) => {
    await open(aCourse({ classes: [aClass(changes)] }));
    expect(bar().getByRole('link', { name }).getAttribute('href')).toContain(href);
  });

  it('is not there for a course without classes', async () => {
    await open(aCourse({ classes: [] }));
    expect(screen.queryByRole('region', { name: 'Turma escolhida' })).toBeNull();
    expect(screen.getByText('Carga horária de 1000 horas')).toBeVisible();
  });
});

it('says that the class of the address has gone, and shows the next', async () => {
  await open(course, '/detalhes/1?turma=999');
  expect(screen.getByText('A turma deste endereço saiu da programação')).toBeVisible();
  expect(screen.getByLabelText('Cidade')).toHaveValue('101');
});

it('names the open notices of the free-course programme that offer a free course too', async () => {
  const offer = { selection_process_id: 7, course_name: 'Técnico em Administração' };
  await open(aCourse({ modality_id: 1 }), '/detalhes/1', {
    'GET /search-global': { psgCoursesSelectionProcess: [offer] },
    'GET /selection-processes': [{ id: 7, name: 'Edital 50/2090', status: 1 }],
  });
  expect(screen.getByText('Este curso também tem vagas pelo PSG')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Edital 50/2090' })).toHaveAttribute('href', '/psg/edital/7');
});

describe('the discount simulator', () => {
  const simulator = () => region('Simule o valor com desconto');

  it('says what the class costs with a discount, in how many instalments, and keeps it in the address', async () => {
    const { user, address, container } = await open();
    expect(simulator().getByText('Escolha um desconto para ver o preço e as parcelas.')).toBeVisible();
    await user.selectOptions(simulator().getByLabelText('Desconto'), 'Empresas conveniadas (12,5%)');
    const answer = within(await simulator().findByRole('status'));
    await waitFor(() => expect(answer.getByText(/^R\$\s1\.080,19$/)).toBeVisible());
    expect(answer.getByText(/R\$\s154,31/)).toBeVisible();
    expect(spaced(answer.getByRole('list').textContent ?? '')).toBe(
      'Cartão de crédito: 10x de R$ 108,01 (a última, R$ 108,10) total R$ 1.080,19',
    );
    expect(address()).toBe('/detalhes/1?turma=101&desconto=empresas-conveniadas');
    expect(await accessibilityProblems(container)).toEqual([]);
    await user.selectOptions(screen.getByLabelText('Cidade'), '102');
    await waitFor(() => expect(simulator().getByText(/^R\$\s866,25$/)).toBeVisible());
    expect(address()).toBe('/detalhes/1?turma=102&desconto=empresas-conveniadas');
  });

  it('shows the class that is chosen at once, however slow the server is', async () => {
    const { user } = await open(course, '/detalhes/1', {
      'GET /classes-sig/102': () => new Promise(() => {}),
    });
    await user.selectOptions(screen.getByLabelText('Cidade'), '102');
    expect(await simulator().findByText(/^Turma de Santana: R\$\s990,00$/)).toBeVisible();
    await user.selectOptions(simulator().getByLabelText('Desconto'), 'Empresas conveniadas (12,5%)');
    expect(await simulator().findByText(/^R\$\s866,25$/)).toBeVisible();
    expect(within(screen.getAllByRole('article')[0] as HTMLElement).getByText(/990,00/)).toBeVisible();
  });

  it('says that the class chosen has no price yet, and keeps the discount for the next', async () => {
    const { user } = await open(
      aCourse({ classes: [aClass(), aClass({ planoDoCursoId: 102, localidade: 'Santana', preco: null })] }),
    );
    await user.selectOptions(simulator().getByLabelText('Desconto'), 'Empresas conveniadas (12,5%)');
    await user.selectOptions(screen.getByLabelText('Cidade'), '102');
    expect(await simulator().findByText('Turma de Santana: preço em breve')).toBeVisible();
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

describe('the class card (A 2.5)', () => {
  const ticket = () => screen.getAllByRole('article')[0] as HTMLElement;

  it('shows form, place, unit on the map, first schedule, dates, price, instalments and certificate', async () => {
    await open();
    const shown = spaced(ticket().textContent ?? '');
    for (const text of [
      'FormaPresencial',
      'LocalMacapá',
      'HorárioSegunda a sexta, 18h30 às 22h',
      'Início3 de dezembro de 2090',
      'Término18 de novembro de 2091',
      'R$ 1.234,50',
      'Cartão de crédito: 10x de R$ 123,45 total R$ 1.234,50',
      'Certificado de conclusão',
    ]) {
      expect(shown).toContain(text);
    }
    expect(shown).toContain('Outros horáriosSábados, 8h às 12h');
    expect(shown).toContain('TurnoNoite e Fim de semana');
    expect(shown).toContain('Carga horária1000 horas');
    const map = within(ticket()).getByRole<HTMLAnchorElement>('link', { name: /Macapá no mapa/ });
    expect(new URL(map.href).searchParams.get('query')).toBe('Av. Henrique Galúcio, 1999');
  });

  it('jumps to the class of the city that is chosen, and keeps it in the address', async () => {
    const { user, address } = await open();
    await user.selectOptions(screen.getByLabelText('Cidade'), '102');
    await waitFor(() => expect(spaced(ticket().textContent ?? '')).toContain('LocalSantana'));
    expect(address()).toBe('/detalhes/1?turma=102');
    expect(await within(ticket()).findByText(/10x de R\$\s99,00/)).toBeVisible();
  });

  it('shows the class of the address', async () => {
    await open(course, '/detalhes/1?turma=102');
    expect(screen.getByLabelText('Cidade')).toHaveValue('102');
    expect(spaced(ticket().textContent ?? '')).toContain('LocalSantana');
  });

  it("prints 'Em Breve' for what is missing (A 8)", async () => {
    const unknown = {
      preco: null,
      formaDeExecucao: null,
      localidade: null,
      nomeUnidadeOperativa: null,
      horarios: [],
      dataPeriodoExecucaoInicial: null,
      dataPeriodoExecucaoFinal: null,
    };
    await open(aCourse({ classes: [aClass(unknown)] }));
    expect(within(ticket()).getAllByText('Em Breve')).toHaveLength(8);
  });

  it('opens the enrolment in a new tab', async () => {
    await open();
    const enrol = within(ticket()).getByRole('link', { name: /^Matricule-se/ });
    expect(enrol).toHaveAttribute('href', 'https://matricula.example/101');
    expect(enrol).toHaveAttribute('target', '_blank');
  });

  it.each([
    ['there are no vacancies', { vagasDisponiveis: 0 }, /vagas desta turma acabaram/],
    [
      'both enrolments are over',
      { dataDeEncerramentoOnline: '2020-01-01', dataDeEncerramentoPresencial: '2020-01-01' },
      /prazo de matrícula on-line/,
    ],
    [
      'presential enrolment is over',
      { dataDeEncerramentoPresencial: '2020-01-01' },
      /prazo de matrícula presencial/,
    ],
  ])('closes the enrolment when %s, says why, and offers to tell of new classes (A 4)', async (...test) => {
    const [, changes, reason] = test;
    await open(aCourse({ classes: [aClass(changes)] }));
    expect(within(ticket()).queryByRole('link', { name: /^Matricule-se/ })).toBeNull();
    const button = within(ticket()).getByRole('button', { name: 'Matricule-se' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
    expect(button).toHaveAccessibleDescription(reason);
    expect(within(ticket()).getByText(reason)).toBeVisible();
    expect(within(ticket()).getByRole('link', { name: 'Avise-me de novas turmas' })).toHaveAttribute(
      'href',
      `/interesse?name=${encodeURIComponent('Técnico em Administração')}&city=Macap%C3%A1&shift=noite%2Cfim-de-semana`,
    );
  });

  it.each([
    ['there is no link', { linkMatriculaOnline: null }, /não é feita pela internet/],
    ['only enrolment online is over', { dataDeEncerramentoOnline: '2020-01-01' }, /vai até 02\/12\/2090/],
  ])('leads to the unit when %s', async (_when, changes, reason) => {
    await open(aCourse({ classes: [aClass(changes)] }));
    expect(within(ticket()).getByText(reason)).toBeVisible();
    expect(within(ticket()).getByRole('link', { name: /\(96\) 3198-4000$/ })).toHaveAttribute(
      'href',
      'tel:+559631984000',
    );
    const chat = within(ticket()).getByRole('link', { name: /^WhatsApp da unidade Macapá/ });
    expect(chat.getAttribute('href')).toContain('https://wa.me/559631984000');
  });

  it('leads to the institution when nobody knows how to reach the unit', async () => {
    await open(
      aCourse({ classes: [aClass({ linkMatriculaOnline: null, nomeUnidadeOperativa: 'Oiapoque' })] }),
    );
    expect(within(ticket()).getByRole('link', { name: 'Fale conosco' })).toHaveAttribute(
      'href',
      '/FaleConosco',
    );
  });

  it('closes by itself when its time is over while the page is open', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    vi.setSystemTime(new Date('2026-11-21T17:59:30-03:00'));
    await open(aCourse({ classes: [aClass({ dataDeEncerramentoOnline: '2026-11-21T18:00:00-03:00' })] }));
    expect(within(ticket()).getByRole('link', { name: /^Matricule-se/ })).toBeVisible();
    await act(() => vi.advanceTimersByTimeAsync(31_000));
    expect(within(ticket()).queryByRole('link', { name: /^Matricule-se/ })).toBeNull();
    expect(within(ticket()).getByText(/prazo de matrícula on-line terminou/)).toBeVisible();
  });

  it('can be taken into a calendar where the server offers one', async () => {
    const calendar_url = '/api/v1/classes-sig/101/calendar.ics';
    await open(aCourse({ classes: [aClass({ calendar_url })] }));
    const link = within(ticket()).getByRole('link', { name: 'Adicionar ao calendário' });
    expect(link).toHaveAttribute('href', calendar_url);
  });

  it('offers no calendar where the server has none', async () => {
    await open();
    expect(screen.queryByRole('link', { name: 'Adicionar ao calendário' })).toBeNull();
  });

  it('divides the price by ten where the server does not know the class', async () => {
    await open(course, '/detalhes/1', {
      'GET /classes-sig/101': refuse(404, { message: 'Não encontrado' }),
    });
    expect(await within(ticket()).findByText(/10x de R\$\s123,45/)).toBeVisible();
  });

  it('does not make up instalments when they could not be fetched, and asks again', async () => {
    let down = true;
    const { user } = await open(course, '/detalhes/1', {
      'GET /classes-sig/101': () =>
        down
          ? Response.json({ message: 'fora do ar' }, { status: 503 })
          : Response.json({ data: { payments_methods: [line] } }),
    });
    await within(ticket()).findByText('Não foi possível carregar as formas de pagamento');
    expect(within(ticket()).queryByText(/10x de/)).toBeNull();
    down = false;
    await user.click(within(ticket()).getByRole('button', { name: 'Tentar de novo' }));
    expect(await within(ticket()).findByText(/10x de R\$\s123,45/)).toBeVisible();
  });

  it('gives way to the interest form when there are no classes', async () => {
    await open(aCourse({ classes: [] }));
    expect(screen.getByText('Nenhuma turma prevista no momento')).toBeVisible();
    expect(screen.queryByLabelText('Cidade')).toBeNull();
  });
});

it("A's own address of a course leads to it for good", async () => {
  const { address } = await open(course, '/course_details/1');
  expect(address()).toBe('/detalhes/1');
});
