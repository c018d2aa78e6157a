import { id, list, nullable, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/** City, shown as "title - letter" (A 2.7, A 3). */
export const city = z.object({ id, title: text, state: nullable(z.object({ letter: text })) });
export type City = z.output<typeof city>;

/** GET cities (A 7, B 7). */
export const listCities = defineEndpoint({ method: 'GET', path: '/cities', answer: list(city) });
