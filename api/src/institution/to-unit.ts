import type { Unit } from '@portal/contract/endpoints/units';
import type { units } from '../db/schema/places.ts';

/** Converts a unit to the contract's shape. */
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
