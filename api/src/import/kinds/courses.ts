import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { areas, courses, type RequirementGroup } from '../../db/schema/courses.ts';
import { oneOf, optionalNumber, optionalText, requiredText, texts } from '../cells.ts';
import { findSingleId, importKind, requireSingleId } from '../import-kind.ts';
import { storeRow } from '../import-rows.ts';

const row = z.object({
  title: requiredText,
  /** Free (1) or paid and presential (2). */
  modality_id: oneOf('1', '2').transform(Number),
  /** Name of an area of the schedule. */
  segment: requiredText,
  axis_technology: requiredText,
  enrollment_open: oneOf('0', '1').transform(Number),
  image: optionalText,
  /** HTML. */
  goals: optionalText,
  /** In hours. */
  workload: optionalNumber,
  /** Each as "type: requirement". */
  requirements: texts.transform(parseGroups),
});

/** Imports courses, identified by title and modality (A 3). */
export const coursesKind = importKind(
  row,
  (each) => [each.title, each.modality_id],
  async (db, { segment, ...course }) => {
    const { title, modality_id } = course;
    const area = await db.select({ id: areas.id }).from(areas).where(eq(areas.name, segment));
    const known = await db
      .select({ id: courses.id })
      .from(courses)
      .where(and(eq(courses.title, title), eq(courses.modality_id, modality_id)));
    return storeRow(db, courses, findSingleId(known, `course "${title}" of modality ${modality_id}`), {
      ...course,
      areaId: requireSingleId(area, `area "${segment}"`),
    });
  },
);

function parseGroups(lines: string[]): RequirementGroup[] {
  const pairs = lines.map((line) => {
    const [, type = 'Requisitos', text = line] = /^([^:]+):\s*(.+)$/s.exec(line) ?? [];
    return { type: type.trim(), text };
  });
  return [...Map.groupBy(pairs, ({ type }) => type)].map(([nomeDoTipoDeRequisito, group]) => ({
    nomeDoTipoDeRequisito,
    requisitos: group.map(({ text }) => text),
  }));
}
