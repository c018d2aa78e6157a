import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { units } from '../../db/schema/settings.ts';
import { findCityId, optionalText, requiredText, texts } from '../cells.ts';
import { findSingleId, importKind } from '../import-kind.ts';
import { storeRow } from '../import-rows.ts';

const row = z.object({
  name: requiredText,
  /** Display name: "Macapá - AP". */
  city: optionalText,
  address: requiredText,
  phone: optionalText,
  email: optionalText,
  /** Digits with the area code. */
  whatsapp: optionalText,
  /** Each a display text: "Sábados, 8h às 12h". */
  opening_hours: texts,
  map_url: optionalText,
  image: optionalText,
});

/** Imports operative units, identified by name (A 2.6). */
export const unitsKind = importKind(
  row,
  (each) => [each.name],
  async (db, { city, ...each }) => {
    const known = await db.select({ id: units.id }).from(units).where(eq(units.name, each.name));
    return storeRow(db, units, findSingleId(known, `unit "${each.name}"`), {
      ...each,
      cityId: city === null ? null : await findCityId(db, city),
    });
  },
);
