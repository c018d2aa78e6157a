import type { CatalogueCourse } from '@portal/contract/endpoints/catalogue';
import type { SearchEntry } from '@portal/contract/endpoints/search';
import { formatDate } from '@portal/contract/format/date';
import { fold, joinFacts } from '@portal/contract/format/text';
import { type SearchHit, toSearchHit } from './search-hit.ts';

const modalities: Record<number, string> = { 1: 'Curso livre e gratuito', 2: 'Curso pago' };
const getModalityName = (modality: number | null): string | undefined => modalities[modality ?? 0];

/** Converts a course found by the portal search (A 2.3). */
export const courseFinding = ({
  id,
  title,
  axis_technology,
  workload,
  modality_id,
  rank,
}: SearchEntry<'sigCourses'>): SearchHit =>
  toSearchHit({
    title,
    to: `/detalhes/${id}`,
    lines: [
      axis_technology ?? '',
      joinFacts(workload && `Carga horária de ${workload} horas`, getModalityName(modality_id)),
    ],
    rank,
  });

/** Converts a course of the schedule, with a link to its first matching class. */
export function scheduledFinding({
  id,
  title,
  axis,
  modality,
  classes: [first],
}: CatalogueCourse): SearchHit {
  const start = formatDate(first?.dataPeriodoExecucaoInicial ?? null);
  return toSearchHit({
    title,
    to: first ? `/detalhes/${id}?turma=${first.planoDoCursoId}` : `/detalhes/${id}`,
    lines: [
      axis ?? '',
      joinFacts(getModalityName(modality), first?.nomeUnidadeOperativa, start && `Início em ${start}`),
    ],
  });
}

/** Modality of free courses (A 9). */
const FREE_MODALITY = 1;
/** Legal minimum duration of technical courses. */
const MIN_TECHNICAL_HOURS = 800;

export type CourseKind = 'free' | 'technical' | 'other';

/** Returns the section of a course: free, technical (by title or legal minimum duration), or other. */
export function courseKind(
  title: string,
  modality: number | null,
  workload: number | null = null,
): CourseKind {
  if (modality === FREE_MODALITY) return 'free';
  const isTechnical = /^(curso )?tecnic[oa]\b/.test(fold(title)) || (workload ?? 0) >= MIN_TECHNICAL_HOURS;
  return isTechnical ? 'technical' : 'other';
}
