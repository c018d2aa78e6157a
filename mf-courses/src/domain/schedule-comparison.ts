import { byStart } from '@portal/shared/catalogue/by-start';
import { shifts, shiftsOf } from '@portal/shared/catalogue/shifts';
import type { Course } from '@portal/shared/contract/courses';
import type { PaymentMethod } from '@portal/shared/contract/payments';
import { formatShortDate } from '@portal/shared/format/date';
import { priceText } from '@portal/shared/format/price-text';
import { instalmentLines } from './instalments.ts';
import { limits } from './schedule-shortlist.ts';
import { vacanciesText } from './vacancies-text.ts';

const FREE = 1;

/** The compared properties of courses, in display order. */
export const traits = [
  'Preço',
  'Parcelas',
  'Carga horária',
  'Início',
  'Término',
  'Turno',
  'Horário',
  'Unidade',
  'Cidade',
  'Forma',
  'Vagas',
  'Pré-requisitos',
] as const;
type Trait = (typeof traits)[number];

/** A course with the lines that each trait prints; never without one. */
export interface ComparedCourse {
  id: number;
  title: string;
  segment: string | null;
  lines: Record<Trait, string[]>;
}

/** The ids that an address asks to compare (`ids=1,2,3`): each once, no more than fit. */
export const comparedIds = (asked: string | null): number[] =>
  [...new Set((asked ?? '').split(',').map(Number))]
    .filter((id) => Number.isSafeInteger(id) && id > 0)
    .slice(0, limits.compared);

/** The class that a course is compared by: the first that begins. */
export const comparedClass = ({ classes }: Pick<Course, 'classes'>) => byStart(classes)[0];

/** The values compared for a course, by the class that begins first. */
export function toCompared(course: Course, payments: readonly PaymentMethod[]): ComparedCourse {
  const next = comparedClass(course);
  const price = priceText(next?.preco, course.modality_id);
  const isFree = course.modality_id === FREE && !next?.preco;
  const inShifts: string[] = shiftsOf(next?.horarios ?? []);
  return {
    id: course.id,
    title: course.title,
    segment: course.segment,
    lines: {
      Preço: [price],
      Parcelas: isFree ? [price] : linesOrSoon(instalmentLines(payments, next?.preco ?? null)),
      'Carga horária': linesOrSoon([course.workload && `${course.workload} horas`]),
      Início: [formatShortDate(next?.dataPeriodoExecucaoInicial)],
      Término: [formatShortDate(next?.dataPeriodoExecucaoFinal)],
      Turno: linesOrSoon(shifts.filter(({ value }) => inShifts.includes(value)).map(({ label }) => label)),
      Horário: linesOrSoon(next?.horarios ?? []),
      Unidade: linesOrSoon([next?.nomeUnidadeOperativa]),
      Cidade: linesOrSoon([next?.localidade]),
      Forma: linesOrSoon([next?.formaDeExecucao]),
      Vagas: linesOrSoon([vacanciesText(next?.vagasDisponiveis)]),
      'Pré-requisitos': requirementLines(course),
    },
  };
}

const linesOrSoon = (lines: readonly (string | number | null | undefined)[]): string[] => {
  const known = lines.filter(Boolean).map(String);
  return known.length > 0 ? known : ['Em Breve'];
};

function requirementLines({ requirements }: Course): string[] {
  const lines = requirements.map(
    ({ nomeDoTipoDeRequisito: type, requisitos }) => `${type}: ${requisitos.join('; ')}`,
  );
  return lines.length > 0 ? lines : ['Não há pré requisitos'];
}

/** The traits in which the courses differ; of a single course, all. */
export const differences = (courses: readonly ComparedCourse[]): Trait[] =>
  courses.length < 2
    ? [...traits]
    : traits.filter((trait) => new Set(courses.map(({ lines }) => lines[trait].join('\n'))).size > 1);
