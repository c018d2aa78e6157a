import type { Unit } from '@portal/shared/contract/units';
import type { units } from '../db/schema/places.ts';

/** A unit as the contract has it. */
export const toUnit = (row: typeof units.$inferSelect): Unit => ({
  name: row.name,
  image: row.image,
  address: row.address,
  phone: row.phone,
  email: row.email,
  opening_hours: row.openingHours,
  whatsapp: row.whatsapp,
  map_url: row.mapUrl,
});
