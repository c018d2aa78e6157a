import { globSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '@portal/tooling/testing/temporary-folder';
import { expect, it, vi } from 'vitest';
import { findResults } from '../../../mf-content/src/pages/search-result/search-result.queries.ts';
import { seed } from '../../seed/seed.ts';
import { testApp } from '../testing/test-app.ts';

// Searches the demonstration as the results page does.
const { app, clock } = await testApp();
await seed(app.db, { now: clock.now(), storageDir: temporaryFolder() });
vi.stubGlobal('fetch', async (url: string) => {
  const { statusCode, body } = await app.inject({ method: 'GET', url });
  return new Response(body, { status: statusCode });
});

const FIRST = 3;

interface TitledPage {
  title: string;
  searchTerms?: string;
}

const root = path.resolve(import.meta.dirname, '../../..');
const descriptors = await Promise.all(
  globSync('mf-*/portal.remote.ts', { cwd: root }).map(
    async (file) =>
      ((await import(path.join(root, file))) as { default: { metadata: Record<string, TitledPage> } })
        .default,
  ),
);
const pages = descriptors.flatMap(({ metadata }) =>
  Object.entries(metadata).map(([to, page]) => ({ path: to, ...page })),
);
/** Holds the titled pages of all remotes, as the host provides them. */
const client = { fetchQuery: async () => pages } as never;

async function findFirst(typed: string) {
  const asking = { client, signal: new AbortController().signal };
  const { best, nearest } = await findResults({ text: typed, unit: '' }, asking);
  return [...best, ...nearest].slice(0, FIRST);
}

const matches = (expected: string) => (found: { title: string; to: string }) =>
  expected.startsWith('/') ? found.to === expected : found.title.startsWith(expected);

/** Typical searches in Amapá, and the expected document as first result or among the first three. */
const relevanceCases: readonly (readonly [typed: string, expected: string, place: 1 | 3])[] = [
  // Courses.
  ['cozinha gratuita', 'Cozinheiro', 1],
  ['curso de cozinha', 'Cozinha Amazônica Contemporânea', 1],
  ['cosinheiro', 'Cozinheiro', 1],
  ['barbearia', 'Barbeiro', 1],
  ['barbeiro em laranjal do jari', 'Barbeiro', 1],
  ['quero ser enfermeira', 'Técnico em Enfermagem', 1],
  ['computacao', 'Técnico em Informática', 3],
  ['exel', 'Excel: do Controle de Caixa ao Painel', 1],
  ['ingles a noite', 'Inglês para Atendimento ao Turista', 1],
  ['unhas', 'Manicure e Pedicure', 1],
  ['costureira', 'Costureiro', 1],
  ['bolos e doces', 'Confeiteiro', 1],
  ['pão', 'Panificação Artesanal', 1],
  ['cursos tecnicos', 'Cursos Técnicos', 3],
  ['tecnicos', 'Técnico em Administração', 3],
  ['açai', 'Beneficiamento de Açaí', 1],
  ['guia turistico', 'Técnico em Guia de Turismo', 1],
  ['curso noturno de informatica', 'Técnico em Informática', 3],
  ['curso online', 'Assistente Administrativo', 3],
  // Free of charge.
  ['gratis', '/psg', 1],
  ['curso gratuito perto de mim', '/psg', 1],
  ['quem pode fazer o psg', 'Quem pode participar do Programa de Gratuidade?', 3],
  ['preciso comprovar renda', 'Preciso comprovar a renda?', 1],
  ['edital 50', 'Processo Seletivo PSG 50/2026', 1],
  // Work.
  ['vagas de emprego', '/pss', 3],
  ['trabalhe conosco', '/pss', 1],
  ['concurso', '/pss', 3],
  ['jovens aprendizes', '/jovem_aprendiz', 1],
  ['curriculo', '/banco_de_oportunidades', 3],
  ['motorista', 'PSS', 1],
  // Questions.
  ['boleto', 'Posso parcelar o pagamento?', 1],
  ['documentos para matricula', 'Como faço a minha matrícula?', 1],
  ['quanto custa', 'Posso parcelar o pagamento?', 1],
  ['quantos anos jovem aprendiz', 'Qual a idade para ser Jovem Aprendiz?', 1],
  ['minha posiçao', 'Como sei a minha posição?', 1],
  // Places and ways to reach them.
  ['endereço macapa', 'Unidade Macapá', 1],
  ['onde fica o senac oiapoque', 'Unidade Oiapoque', 1],
  ['perto de mim', '/unidades', 1],
  ['telefone', '/FaleConosco', 3],
  ['horario', '/unidades', 3],
  ['horario da biblioteca', '/biblioteca', 1],
  ['whatsapp macapa', 'Unidade Macapá', 1],
  ['ead', 'Unidade Educação a Distância', 3],
  // Files, plans and pages.
  ['plano de curso radiologia', 'Técnico em Radiologia', 1],
  ['bibloteca', '/biblioteca', 1],
  ['feira de profissões', 'Feira de profissões recebe três mil estudantes em dois dias', 3],
  ['meus dados', '/meus-dados', 1],
  ['minha inscrição', '/area_do_candidato', 3],
  ['esqueci a senha', '/changePassword', 1],
  ['comprovante de inscriçao', '/segunda-via', 1],
  ['fotos da formatura', 'Formatura do Jovem Aprendiz', 1],
  ['falar com atendente', '/FaleConosco', 1],
];

it.each(relevanceCases)('%j finds %j among the first %i', async (typed, expected, place) => {
  const found = await findFirst(typed);
  const titles = found.map(({ title, to }) => `${title} (${to})`);
  expect(found.slice(0, place).some(matches(expected)), titles.join(' | ')).toBe(true);
});
