import type { SearchResult } from '@portal/shared/contract/search';
import { formatDateTime } from '@portal/shared/format/date';

/** One thing found, in words. */
export interface Finding {
  key: string;
  title: string;
  to: string;
  lines: string[];
}

export interface FindingGroup {
  title: string;
  findings: Finding[];
}

/** The results of a search by section, in the order of A 2.3; sections without results are left out. */
export function searchGroups(found: SearchResult): FindingGroup[] {
  const groups: FindingGroup[] = [
    {
      title: 'Notícias',
      findings: found.contents.map((content) => ({
        key: content.slug,
        title: content.title,
        to: `/noticias/${encodeURIComponent(content.slug)}`,
        lines: [
          content.subtitle ?? '',
          dated('Publicado em', content.published_at),
          dated('última modificação em', content.updated_at),
        ],
      })),
    },
    {
      title: 'Galerias',
      findings: found.galleries.map(({ id, event, tag }) => ({
        key: `${id}`,
        title: event,
        to: `/gallery/${id}`,
        lines: [tag ?? ''],
      })),
    },
    {
      title: 'Cursos PSG',
      findings: found.psgCoursesSelectionProcess.map((offer, place) => ({
        key: `${offer.selection_process_id} ${place}`,
        title: offer.course_name,
        to: `/psg/edital/${offer.selection_process_id}`,
        lines: [offer.course?.description ?? ''],
      })),
    },
    {
      title: 'Processos seletivos PSG',
      findings: found.psgSelectionProcess.map((process) => processFinding(process, '/psg/edital')),
    },
    {
      title: 'Processos seletivos PSS',
      findings: found.pssSelectionProcess.map((process) => processFinding(process, '/pss_edital')),
    },
    {
      title: 'Cursos técnicos',
      findings: found.sigCourses.map(({ id, title, axis_technology, workload }) => ({
        key: `${id}`,
        title,
        to: `/detalhes/${id}`,
        lines: [axis_technology ?? '', workload ? `Carga horária de ${workload} horas` : ''],
      })),
    },
  ];
  return groups
    .filter(({ findings }) => findings.length > 0)
    .map(({ title, findings }) => ({
      title,
      findings: findings.map((finding) => ({ ...finding, lines: finding.lines.filter(Boolean) })),
    }));
}

const dated = (words: string, date: string | null | undefined): string =>
  date ? `${words} ${formatDateTime(date)}` : '';

const processFinding = (
  { id, name, number }: SearchResult['psgSelectionProcess'][number],
  path: string,
): Finding => ({ key: `${id}`, title: name, to: `${path}/${id}`, lines: [number ? `N° ${number}` : ''] });
