import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { psgItems, psgProcessCities, psgProcesses } from '../../db/schema/psg.ts';
import { pssItems, pssProcessCities, pssProcesses } from '../../db/schema/pss.ts';
import { units } from '../../db/schema/settings.ts';
import { findCityId, oneOf, optionalDay, optionalText, requiredText, texts } from '../cells.ts';
import { findSingleId, importKind, RowError, requireSingleId } from '../import-kind.ts';
import { storeRow } from '../import-rows.ts';

/** Free-course programme or staff selection. */
export const program = oneOf('psg', 'pss');

export const processTables = {
  psg: { processes: psgProcesses, cities: psgProcessCities, offers: psgItems },
  pss: { processes: pssProcesses, cities: pssProcessCities, offers: pssItems },
};

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
  async (db, { program: of, unit, ...each }) => {
    const { processes, cities: links } = processTables[of];
    const known = await db
      .select({ id: processes.id })
      .from(processes)
      .where(eq(processes.number, each.number));
    const id = findSingleId(known, `notice ${each.number}`);
    const found = unit && (await db.select({ id: units.id }).from(units).where(eq(units.name, unit)));
    const values = {
      number: each.number,
      name: each.name,
      status: each.status,
      cityInfo: each.city_info,
      unitId: found ? requireSingleId(found, `unit "${unit}"`) : null,
      startDate: each.start_date,
      endDate: each.end_date,
      resultDate: each.result_date,
    };
    const { info, external_registration_url: externalRegistrationUrl } = each;
    if (of === 'pss' && (info || externalRegistrationUrl))
      throw new RowError('info and external_registration_url apply only to the programme psg');
    const stored =
      of === 'psg'
        ? await storeRow(db, psgProcesses, id, { ...values, info, externalRegistrationUrl })
        : await storeRow(db, pssProcesses, id, values);
    await db.delete(links).where(eq(links.processId, stored.id));
    for (const city of each.cities)
      await db.insert(links).values({ processId: stored.id, cityId: await findCityId(db, city) });
    return stored;
  },
);
