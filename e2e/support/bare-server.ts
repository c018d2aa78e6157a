import http from 'node:http';
import { test as portalTest } from './portal.ts';
import { listen } from './servers.ts';

/** Responses to the specifications' calls, as an older server returns them. */
type Answers = Record<string, unknown>;

/** Numbers as text, nulls, missing fields, and files relative to the storage, as the specifications allow. */
const course = {
  id: '7',
  title: 'Técnico em Enfermagem',
  image: null,
  segment: 'Saúde',
  axis_technology: 'Ambiente e Saúde',
  enrollment_open: '1',
  modality_id: '2',
  goals: '<p>Forma quem cuida.</p>',
  requirements: null,
  classes: [
    {
      planoDoCursoId: '70',
      localidade: 'Macapá',
      nomeUnidadeOperativa: 'Macapá',
      preco: '1500.00',
      formaDeExecucao: null,
      dataPeriodoExecucaoInicial: null,
      horarios: ['Segunda a sexta, 19h às 22h'],
      vagasDisponiveis: '12',
      linkMatriculaOnline: 'https://matricula.example/70',
    },
  ],
};

const news = {
  id: '3',
  slug: 'feira-de-cursos',
  title: 'Feira de cursos no fim de semana',
  subtitle: null,
  image: 'noticias/feira.png',
  published_at: '2026-03-02 09:30:00',
};

const process = (id: string, name: string, status: string) => ({
  id,
  name,
  status,
  city_info: 'Macapá',
  documents: [{ id: '1', title: 'Edital', filename: 'editais/edital.pdf', published_at: null, status: 'P' }],
});

/** The look-up returns the full name, and an offer's window has only its two dates. */
const person = {
  nif: '52998224725',
  birthdate: '1996-04-18',
  full_name: 'Candidata do Contrato',
  mother: 'Mãe do Contrato',
};

const offer = {
  id: '12',
  course_name: 'Cuidador de Idosos',
  status: '1',
  vacancies: '20',
  start_date: '2020-01-01 08:00:00',
  end_date: '2099-12-31 18:00:00',
  registration_type_name: 'Online',
};

const candidate = { id: '5', full_name: 'Candidata do Contrato' };

const publicAnswers: Answers = {
  'GET /settings': {
    data: { name: 'Senac', nif: '03592976000102', logo: 'logo.png', terms: 'termos.pdf', footer: null },
  },
  'GET /banners': {
    data: { data: [{ position: '1', filename: 'faixa', image_url: 'faixa.png', url: null }] },
  },
  'GET /pages': {
    data: [
      { name: 'Notícias', contents: [news] },
      { name: 'SENAC', children: [{ name: 'Conselho' }] },
    ],
  },
  'GET /courses-sig': { data: { data: [course, { ...course, id: '8', enrollment_open: '0' }] } },
  'GET /courses-sig/7': { data: course },
  'GET /classes-sig/70': {
    data: {
      payments_methods: [
        { meioDePagamentoDescricao: 'Boleto', numeroDeParcelas: '10', valorDaParcela: '150.00' },
      ],
    },
  },
  'GET /discounts-policy': {
    data: [{ name: 'Comerciário', percentage: '20', descriptive: null, icon: null }],
  },
  'GET /units': { data: [{ name: 'Macapá', image: null, address: null, phone: '96991230000', email: null }] },
  'GET /search-global': {
    data: {
      sigCourses: [{ id: '7', title: 'Técnico em Enfermagem', axis_technology: null, workload: '1200' }],
    },
  },
  'GET /selection-processes': { data: { data: [process('11', 'Edital do contrato', '1')] } },
  'GET /selection-processes/11': {
    data: { data: { ...process('11', 'Edital do contrato', '1'), items: [offer] } },
  },
  'GET /check-nif-pssregistration': { data: 'Pode se inscrever' },
  'GET /get-person-by-nif': { data: person },
  'GET /get-person-by-email': { data: null },
  'POST /registrations': { data: { id: '21', position: '3' } },
  'POST /auth/login': { data: { user: candidate, token: 'bare-token' } },
};

const bareProfile = {
  full_name: 'Candidata do Contrato',
  email: 'candidata@contrato.example',
  phone: '96991230001',
};

const candidateAnswers: Answers = {
  'GET /auth/profile': { data: bareProfile },
  'PUT /auth/profile': { data: bareProfile, message: 'Perfil salvo.' },
  'GET /my-selection-processes': {
    data: [
      {
        name: 'Edital do contrato',
        status: '1',
        items: [{ course_name: 'Cuidador de Idosos', status: '2', registrations: [{ id: '21' }] }],
      },
    ],
  },
  'GET /pss-my-selection-processes': { data: { data: [] } },
};

const onePage = [
  '%PDF-1.4',
  '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
  '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
  '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>endobj',
  'trailer<</Root 1 0 R>>',
  '%%EOF',
].join('\n');

/**
 * Starts a server that implements only the specifications' call tables: no /home, no optional fields, no headers of
 * ours, and 404 for everything else.
 */
async function startBareServer() {
  /** Unknown calls that were received. */
  const unknown: string[] = [];
  /** Responses to calls without a log-in; may be changed. */
  const answers: Answers = { ...publicAnswers };
  /** Served files by path; may be changed. */
  const files: Record<string, { type: string; content: string }> = {
    '/storage/termos.pdf': { type: 'application/pdf', content: onePage },
  };
  const server = http.createServer((request, response) => {
    const file = files[request.url ?? ''];
    if (file) return void response.writeHead(200, { 'content-type': file.type }).end(file.content);
    const call = `${request.method} ${new URL(request.url ?? '', 'http://bare').pathname.replace('/api/v1', '')}`;
    const known = call in candidateAnswers && request.headers.authorization === 'Bearer bare-token';
    const answer = known ? candidateAnswers[call] : answers[call];
    if (answer === undefined) unknown.push(call);
    response.writeHead(answer === undefined ? 404 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? { message: 'Not Found' }));
  });
  return { unknown, answers, files, course, ...(await listen(server)) };
}

/** `test` with a host in front of a server that implements only the bare contract, or a test's responses. */
export const test = portalTest.extend<{
  bare: Awaited<ReturnType<typeof startBareServer>> & { portalUrl: string };
}>({
  bare: async ({ anotherHost, atEnd }, use) => {
    const server = await startBareServer();
    atEnd(server.stop);
    const host = await anotherHost({ API_URL: server.url });
    await use({ ...server, portalUrl: host.url });
  },
});
