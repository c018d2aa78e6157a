import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { processCities, processes } from '../../db/schema/selection.ts';
import { units } from '../../db/schema/settings.ts';
import { findCityId, oneOf, optionalDay, optionalText, requiredText, texts } from '../cells.ts';
import { findSingleId, importKind, RowError, requireSingleId } from '../import-kind.ts';
import { storeRow } from '../import-rows.ts';

/** Free-course programme or staff selection. */
export const program = oneOf('psg', 'pss');

const row = z.object({
  program,
  number: requiredText,
  name: requiredText,
  /** 1 and 2 open, 3 and 4 closed. */
  status: oneOf('1', '2', '3', '4').transform(Number),
  city_info: optionalText,
  /** Name of a unit. */
  unit: optionalText,
  start_date: optionalDay,
  end_date: optionalDay,
  result_date: optionalDay,
  /** Each as "Macapá - AP". */
  cities: texts,
  /** Only in the free-course programme. */
  info: optionalText,
  external_registration_url: optionalText,
});

/** Imports notices of selection processes without offers, identified by programme and number (A 3, B 3). */
export const noticesKind = importKind(
  row,
  (each) => [each.program, each.number],
  async (db, { program: programme, unit, cities, ...each }) => {
    const known = await db
      .select({ id: processes.id })
      .from(processes)
      .where(and(eq(processes.programme, programme), eq(processes.number, each.number)));
    const id = findSingleId(known, `notice ${each.number}`);
    const found = unit && (await db.select({ id: units.id }).from(units).where(eq(units.name, unit)));
    if (programme === 'pss' && (each.info || each.external_registration_url))
      throw new RowError('info and external_registration_url apply only to the programme psg');
    const unit_id = found ? requireSingleId(found, `unit "${unit}"`) : null;
    const stored = await storeRow(
      db,
      processes,
      id,
      { ...each, programme, unit_id },
      eq(processes.programme, programme),
    );
    const links = and(eq(processCities.programme, programme), eq(processCities.process_id, stored.id));
    await db.delete(processCities).where(links);
    for (const city of cities)
      await db
        .insert(processCities)
        .values({ programme, process_id: stored.id, city_id: await findCityId(db, city) });
    return stored;
  },
);
