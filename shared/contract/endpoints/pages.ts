import { list, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { content } from './contents.ts';
import { defineEndpoint } from './endpoint.ts';

/** Menu entry with its contents (A 2.1, B 2.10). */
export const subPage = z.object({ name: text, contents: list(content) });
export type SubPage = z.output<typeof subPage>;

/** Page of the institution; SENAC, CURSOS, PARA_VOCE, PARA_EMPRESA and COMUNICACAO are menus (A 2.1, A 3). */
export const page = z.object({ name: text, children: list(subPage), contents: list(content) });
export type Page = z.output<typeof page>;

/** GET pages, narrowed by title (B 7). */
export const listPages = defineEndpoint({
  method: 'GET',
  path: '/pages',
  query: z.object({ title: z.optional(z.string()) }),
  answer: list(page),
});
