import {
  countMap,
  id,
  list,
  noContent,
  nullable,
  num,
  text,
  titled,
} from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import * as messages from '../validators/messages.ts';
import { get, put } from './endpoint.ts';
import { reference, required } from './fields.ts';
import { counter, idParams } from './parts.ts';

/** Gallery picture; all fields but `image` are beyond the bare contract. */
const galleryImage = z.object({
  image: text,
  caption: nullable(text),
  /** Photographer. */
  credit: nullable(text),
});
export type GalleryImage = z.output<typeof galleryImage>;

/** Gallery (B 3). Lists may omit the images. */
export const gallery = z.object({
  id,
  event: titled('Galeria'),
  tag: nullable(text),
  /** `P` = published, shown. */
  status: nullable(text),
  cover_image: nullable(text),
  published_at: nullable(text),
  views: nullable(num),
  images: list(galleryImage),
});
export type Gallery = z.output<typeof gallery>;

/** GET galleries, narrowed by event (B 2.9, B 7). */
export const listGalleries = get('/galleries', {
  query: z.object({ event: z.optional(z.string()) }),
  answer: list(gallery),
});

/** GET galleries/{id} (B 2.9, B 7). */
export const getGallery = get('/galleries/:id', { params: idParams, answer: gallery, errors: [404] });

/** PUT gallery-views/{id}: counts a view (B 7). */
export const countGalleryView = put('/gallery-views/:id', counter);

/** Question with its answer in HTML (B 3). */
export const faq = z.object({ question: titled('Pergunta'), answer: nullable(text), type: nullable(id) });
export type Faq = z.output<typeof faq>;

/** GET faqs: one of the six tabs (B 2.14, B 7). */
export const listFaqs = get('/faqs', {
  /** 1 Cursos, 2 Gratuidade, 3 Jovem Aprendiz, 4 Trabalhe conosco, 5 Senac, 6 Banco de Oportunidades. */
  query: z.object({ type: reference().check(z.lte(6)) }),
  answer: list(faq),
});

/** Poll (B 3). */
export const question = z.object({
  id,
  name: titled('Enquete'),
  created_at: nullable(text),
  end_date: nullable(text),
  /** 1 votable, 2 closed. */
  is_active: nullable(id),
  alternatives: list(text),
  /** Votes by alternative. */
  results: countMap,
  total_votes: nullable(num),
});
export type Question = z.output<typeof question>;

/** GET questions: the polls (B 2.12, B 7). */
export const listQuestions = get('/questions', { answer: list(question) });

/** PUT questions/{id}: votes by text (B 7); 409 for a second vote of `x-voter`, a random text, or the address. */
export const vote = put('/questions/:id', {
  once: true,
  params: idParams,
  headers: z.object({ 'x-voter': z.optional(z.string()) }),
  body: z.object({
    answer: required(messages.alternativeRequired),
  }),
  answer: noContent,
  errors: [404, 409, 422],
});

/** File of the institution (B 3). */
export const publicDocument = z.object({
  title: titled('Documento'),
  personal_annex_url: nullable(text),
  published_at: nullable(text),
});
export type PublicDocument = z.output<typeof publicDocument>;

/** GET documents (B 2.15, B 7). */
export const listDocuments = get('/documents', { answer: list(publicDocument) });

/** PUT /document-downloads/{id}: counts a download of a process's document (A 2.11, A 7, B 7). */
export const countDownload = put('/document-downloads/:id', counter);
