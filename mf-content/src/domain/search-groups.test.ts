import { searchResult } from '@portal/shared/contract/search';
import * as z from '@portal/shared/schema';
import { expect, it } from 'vitest';
import { searchGroups } from './search-groups.ts';

const found = (sections: object) => z.parse(searchResult, sections);
const process = { id: 5, name: 'Processo 2026', number: '01/2026' };

it('lists the six sections in the order of the specification, with their links', () => {
  const groups = searchGroups(
    found({
      sigCourses: [{ id: 9, title: 'Técnico em Enfermagem', axis_technology: 'Saúde', workload: 1200 }],
      pssSelectionProcess: [process],
      psgSelectionProcess: [process],
      psgCoursesSelectionProcess: [
        { selection_process_id: 4, course_name: 'Libras', course: { description: 'Língua de sinais' } },
      ],
      galleries: [{ id: 3, event: 'Formatura', tag: 'festa' }],
      contents: [
        {
          slug: 'feira',
          title: 'Feira',
          subtitle: 'De profissões',
          published_at: '2026-03-02T10:05:00-03:00',
          updated_at: '2026-03-04T08:00:00-03:00',
        },
      ],
    }),
  );
  expect(groups.map(({ title, findings }) => [title, findings[0]?.to, findings[0]?.lines])).toEqual([
    [
      'Notícias',
      '/noticias/feira',
      ['De profissões', 'Publicado em 02/03/2026 - 10:05', 'última modificação em 04/03/2026 - 08:00'],
    ],
    ['Galerias', '/gallery/3', ['festa']],
    ['Cursos PSG', '/psg/edital/4', ['Língua de sinais']],
    ['Processos seletivos PSG', '/psg/edital/5', ['N° 01/2026']],
    ['Processos seletivos PSS', '/pss_edital/5', ['N° 01/2026']],
    ['Cursos técnicos', '/detalhes/9', ['Saúde', 'Carga horária de 1200 horas']],
  ]);
});

it("puts pages after the sections of the specification: the portal's own, then those of editors", () => {
  const groups = searchGroups(
    found({
      contents: [
        { slug: 'conselho', title: 'O conselho', page: 'Conselho Regional' },
        { slug: 'feira', title: 'Feira' },
      ],
    }),
    { portalPages: [{ title: 'Quem somos', to: '/QuemSomos' }] },
  );
  expect(groups.map(({ id, findings }) => [id, findings.map(({ to }) => to)])).toEqual([
    ['noticias', ['/noticias/feira']],
    ['paginas', ['/QuemSomos', '/pages/conselho/Conselho%20Regional']],
  ]);
});

it('says which courses are free and which are paid, and which process an offer is of', () => {
  const groups = searchGroups(
    found({
      sigCourses: [
        { id: 1, title: 'Barbeiro', modality_id: 1 },
        { id: 2, title: 'Barbeiro', modality_id: 2, workload: 40 },
      ],
      psgCoursesSelectionProcess: [
        { selection_process_id: 4, course_name: 'Barbeiro', selection_process: { name: 'PSG 4', status: 3 } },
      ],
      psgSelectionProcess: [{ ...process, status: 1 }],
    }),
  );
  expect(groups.flatMap(({ findings }) => findings.map(({ lines }) => lines))).toEqual([
    ['PSG 4 · Encerrado'],
    ['N° 01/2026 · Em andamento'],
    ['Curso livre e gratuito'],
    ['Carga horária de 40 horas · Curso pago'],
  ]);
});

it('shows once what would stand twice', () => {
  const offer = { selection_process_id: 4, course_name: 'Libras' };
  const [group] = searchGroups(
    found({ psgCoursesSelectionProcess: [offer, offer, { ...offer, selection_process_id: 5 }] }),
  );
  expect(group?.findings.map(({ to }) => to)).toEqual(['/psg/edital/4', '/psg/edital/5']);
});

it('leaves out sections without results', () => {
  expect(
    searchGroups(found({ galleries: [{ id: 3, event: 'Formatura' }] })).map(({ title }) => title),
  ).toEqual(['Galerias']);
  expect(searchGroups(found({}))).toEqual([]);
});
