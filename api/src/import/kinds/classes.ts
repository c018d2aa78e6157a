import { and, eq, isNull } from 'drizzle-orm';
import * as z from 'zod';
import { classes, courses } from '../../db/schema/courses.ts';
import { units } from '../../db/schema/settings.ts';
import {
  oneOf,
  optionalAmount,
  optionalDay,
  optionalMoment,
  optionalText,
  requiredText,
  texts,
  wholeNumber,
} from '../cells.ts';
import { findSingleId, importKind, requireSingleId } from '../import-kind.ts';
import { storeRow } from '../import-rows.ts';

const row = z.object({
  /** Title of the course. */
  course: requiredText,
  modality_id: oneOf('1', '2').transform(Number),
  nomeUnidadeOperativa: requiredText,
  localidade: optionalText,
  /** In reais. */
  preco: optionalAmount,
  formaDeExecucao: optionalText,
  dataPeriodoExecucaoInicial: optionalDay,
  dataPeriodoExecucaoFinal: optionalDay,
  horarios: texts,
  vagasDisponiveis: wholeNumber,
  dataDeEncerramentoOnline: optionalMoment('end'),
  dataDeEncerramentoPresencial: optionalMoment('end'),
  linkMatriculaOnline: optionalText,
});

/** Imports classes, identified by course, unit, city and first day (A 3). */
export const classesKind = importKind(
  row,
  (each) => [
    each.course,
    each.modality_id,
    each.nomeUnidadeOperativa,
    each.localidade,
    each.dataPeriodoExecucaoInicial,
  ],
  async (db, each) => {
    const course = await db
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.title, each.course), eq(courses.modality_id, each.modality_id)));
    const courseId = requireSingleId(course, `course "${each.course}" of modality ${each.modality_id}`);
    const unit = await db
      .select({ id: units.id })
      .from(units)
      .where(eq(units.name, each.nomeUnidadeOperativa));
    const unitId = requireSingleId(unit, `unit "${each.nomeUnidadeOperativa}"`);
    const { course: _, modality_id, nomeUnidadeOperativa, ...values } = each;
    const { dataPeriodoExecucaoInicial: startsOn, localidade } = each;
    const known = await db
      .select({ id: classes.planoDoCursoId })
      .from(classes)
      .where(
        and(
          eq(classes.courseId, courseId),
          eq(classes.unitId, unitId),
          localidade === null ? isNull(classes.localidade) : eq(classes.localidade, localidade),
          startsOn === null
            ? isNull(classes.dataPeriodoExecucaoInicial)
            : eq(classes.dataPeriodoExecucaoInicial, startsOn),
        ),
      );
    return storeRow(db, classes, findSingleId(known, `class of "${each.course}" in that unit on that day`), {
      ...values,
      courseId,
      unitId,
      dataDeEncerramentoOnline: each.dataDeEncerramentoOnline?.toISOString() ?? null,
      dataDeEncerramentoPresencial: each.dataDeEncerramentoPresencial?.toISOString() ?? null,
    });
  },
);
