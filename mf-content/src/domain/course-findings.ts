import type { CatalogueCourse } from '@portal/shared/contract/catalogue';
import type { SearchSections } from '@portal/shared/contract/search';
import { formatDate } from '@portal/shared/format/date';
import { type Finding, finding, joined } from './finding.ts';

const modalities: Record<number, string> = { 1: 'Curso livre e gratuito', 2: 'Curso pago' };
const modalityName = (modality: number | null): string | undefined => modalities[modality ?? 0];

/** A course that the search of the whole portal found (A 2.3). */
export const courseFinding = ({
  id,
  title,
  axis_technology,
  workload,
  modality_id,
}: SearchSections['sigCourses'][number]): Finding =>
  finding(
    title,
    `/detalhes/${id}`,
    axis_technology ?? '',
    joined(workload && `Carga horária de ${workload} horas`, modalityName(modality_id)),
  );

/** A course of the schedule, with the first of the classes that were asked for: the link leads to that class. */
export function scheduledFinding({ id, title, axis, modality, classes: [first] }: CatalogueCourse): Finding {
  const start = formatDate(first?.dataPeriodoExecucaoInicial ?? null);
  return finding(
    title,
    first ? `/detalhes/${id}?turma=${first.planoDoCursoId}` : `/detalhes/${id}`,
    axis ?? '',
    joined(modalityName(modality), first?.nomeUnidadeOperativa, start && `Início em ${start}`),
  );
}
