import { id, list, nullable, text, titled } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { get } from './endpoint.ts';

/** Operative unit (A 3). It has no id: filters use its name. */
export const unit = z.object({
  name: titled('Unidade'),
  image: nullable(text),
  address: nullable(text),
  phone: nullable(text),
  email: nullable(text),
  /** Beyond the bare contract: weekdays and hours as text, such as "Sábados, 8h às 12h". */
  opening_hours: list(text),
  /** Beyond the bare contract: digits with the area code. */
  whatsapp: nullable(text),
  /** Beyond the bare contract: the unit in a maps service. */
  map_url: nullable(text),
});
export type Unit = z.output<typeof unit>;

/** GET units (A 2.6, A 7). */
export const listUnits = get('/units', { answer: list(unit) });

/** City, shown as "title - letter" (A 2.7, A 3). */
export const city = z.object({ id, title: text, state: nullable(z.object({ letter: text })) });
export type City = z.output<typeof city>;

/** GET cities (A 7, B 7). */
export const listCities = get('/cities', { answer: list(city) });
