import { list, noContent, nullable, text, titled } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { idParams } from './parts.ts';

/** File of the institution (B 3). */
export const publicDocument = z.object({
  title: titled('Documento'),
  personal_annex_url: nullable(text),
  published_at: nullable(text),
});
export type PublicDocument = z.output<typeof publicDocument>;

/** GET documents (B 2.15, B 7). */
export const listDocuments = defineEndpoint({
  method: 'GET',
  path: '/documents',
  answer: list(publicDocument),
});

/** PUT /document-downloads/{id}: counts a download of a process's document (A 2.11, A 7, B 7). */
export const countDownload = defineEndpoint({
  method: 'PUT',
  path: '/document-downloads/:id',
  params: idParams,
  answer: noContent,
  errors: [404],
});
