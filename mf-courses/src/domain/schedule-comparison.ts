import { describeAvailability, describeDeadline } from '@portal/contract/catalogue/availability';
import { enrolmentState, isOver } from '@portal/contract/catalogue/enrolment-state';
import { shiftNames, shiftsOf } from '@portal/contract/catalogue/shifts';
import type { PaymentMethod } from '@portal/contract/endpoints/course-details';
import type { Course, CourseClass } from '@portal/contract/endpoints/courses';
import { formatShortDate } from '@portal/contract/format/date';
import { FREE_MODALITY, priceText } from '@portal/contract/format/money';
import { noPrerequisites } from '@portal/contract/format/text';
import { instalmentLines } from './payments.ts';
import { limits, type PickedClass, pickKey } from './schedule-shortlist.ts';

/** Compared properties, in display order. */
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
  'Matrícula',
  'Pré-requisitos',
] as const;
type Trait = (typeof traits)[number];

export type AskedClass = Pick<PickedClass, 'id' | 'classId'>;

/** Class with the lines of each trait; at least one line each. */
export interface ComparedClass extends AskedClass {
  title: string;
  segment: string | null;
  lines: Record<Trait, string[]>;
}

/** Parses `ids=1-1004,2`: at most three different courses, each with a class or its first one by start date. */
export function comparedPicks(asked: string | null): AskedClass[] {
  const picks = (asked ?? '').split(',').flatMap((text) => {
    const [id, classId = null, ...rest] = text.split('-').map(Number);
    return rest.length === 0 && isId(id) && (classId === null || isId(classId)) ? [{ id, classId }] : [];
  });
  const distinct = new Map(picks.map((pick) => [pickKey(pick), pick]));
  return [...distinct.values()].slice(0, limits.compared);
}

const isId = (id: number | undefined): id is number => Number.isSafeInteger(id) && Number(id) > 0;

/** Returns the compared values of a class; `payments` are null if unknown. */
export function toCompared(
  asked: AskedClass,
  course: Course,
  offered: CourseClass | undefined,
  payments: readonly PaymentMethod[] | null,
  now: number,
): ComparedClass {
  const price = priceText(offered?.preco, course.modality_id);
  const isFree = course.modality_id === FREE_MODALITY && !offered?.preco;
  return {
    ...asked,
    title: course.title,
    segment: course.segment,
    lines: {
      Preço: [price],
      Parcelas: isFree
        ? [price]
        : formatLines(payments ? instalmentLines(payments, offered?.preco ?? null) : []),
      'Carga horária': formatLines([course.workload && `${course.workload} horas`]),
      Início: [formatShortDate(offered?.dataPeriodoExecucaoInicial)],
      Término: [formatShortDate(offered?.dataPeriodoExecucaoFinal)],
      Turno: formatLines(shiftNames(shiftsOf(offered?.horarios ?? []))),
      Horário: formatLines(offered?.horarios ?? []),
      Unidade: formatLines([offered?.nomeUnidadeOperativa]),
      Cidade: formatLines([offered?.localidade]),
      Forma: formatLines([offered?.formaDeExecucao]),
      Vagas: formatLines([offered && describeAvailability(offered, now)]),
      Matrícula: [offered ? describeEnrolment(offered, now) : 'Em Breve'],
      'Pré-requisitos': listRequirements(course),
    },
  };
}

function describeEnrolment(offered: CourseClass, now: number): string {
  if (isOver(offered, now)) return 'Encerrada';
  if (enrolmentState(offered, now).kind === 'closed') return 'Só na unidade';
  return `Aberta ${describeDeadline(offered, now) ?? ''}`.trim();
}

const formatLines = (lines: readonly (string | number | null | undefined)[]): string[] => {
  const known = lines.filter(Boolean).map(String);
  return known.length > 0 ? known : ['Em Breve'];
};

function listRequirements({ requirements }: Course): string[] {
  const lines = requirements.map(
    ({ nomeDoTipoDeRequisito: type, requisitos }) => `${type}: ${requisitos.join('; ')}`,
  );
  return lines.length > 0 ? lines : [noPrerequisites];
}

/** Returns the traits in which the courses differ; of a single course, all. */
export const differences = (courses: readonly ComparedClass[]): Trait[] =>
  courses.length < 2
    ? [...traits]
    : traits.filter((trait) => new Set(courses.map(({ lines }) => lines[trait].join('\n'))).size > 1);
