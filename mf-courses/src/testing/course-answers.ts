import { toCatalogue } from '@portal/shared/catalogue';
import { searchCatalogue } from '@portal/shared/catalogue/search-catalogue';
import { suggest } from '@portal/shared/catalogue/suggest';
import { course } from '@portal/shared/contract/courses';
import * as z from '@portal/shared/schema';

/** A class as the server answers it; every other field is the caller's. */
export const aClass = (changes: object = {}) => ({
  planoDoCursoId: 101,
  localidade: 'Macapá',
  nomeUnidadeOperativa: 'Macapá',
  preco: 1234.5,
  formaDeExecucao: 'Presencial',
  dataPeriodoExecucaoInicial: '2090-12-03',
  dataPeriodoExecucaoFinal: '2091-11-18',
  horarios: ['Segunda a sexta, 18h30 às 22h', 'Sábados, 8h às 12h'],
  vagasDisponiveis: 12,
  dataDeEncerramentoOnline: '2090-12-01',
  dataDeEncerramentoPresencial: '2090-12-02',
  linkMatriculaOnline: 'https://matricula.example/101',
  ...changes,
});

/** A course as the server answers it, open and paid. */
export const aCourse = (changes: object = {}) => ({
  id: 1,
  title: 'Técnico em Administração',
  image: null,
  segment: 'Comércio',
  axis_technology: 'Gestão e Negócios',
  enrollment_open: 1,
  modality_id: 2,
  goals: '<p>Forma quem organiza a rotina de uma empresa.</p>',
  workload: 1000,
  requirements: [],
  classes: [aClass()],
  ...changes,
});

/** The shared home data with these courses. */
export const homeWith = (courses: readonly object[]) => ({
  settings: { terms: 'documents/termos.pdf', privacy_policy: 'documents/politica.pdf' },
  banners: [],
  pages: [],
  courses,
});

/** The schedule's calls as a server with these courses answers them. */
export function searchable(courses: readonly object[]) {
  const catalogue = toCatalogue(courses.map((each) => z.parse(course, each)));
  const answer = (found: object) => Response.json({ data: found });
  return {
    'GET /courses-search': ({ query }: { query: URLSearchParams }) =>
      answer(searchCatalogue(catalogue, Object.fromEntries(query))),
    'GET /courses-suggestions': ({ query }: { query: URLSearchParams }) =>
      answer(suggest(catalogue, query.get('title') ?? '', query.get('modality') ?? undefined)),
  };
}

/** What the browser keeps of the courses that the visitor picked. */
export const storedPicks = (picks: { saved?: readonly object[]; compared?: readonly object[] }): string =>
  JSON.stringify({ saved: [], compared: [], ...picks });
