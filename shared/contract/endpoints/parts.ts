import {
  id,
  lenient,
  list,
  named,
  noContent,
  nullable,
  text,
  titled,
} from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import type { Endpoint } from './endpoint.ts';
import { reference } from './fields.ts';

/** `/{id}` of a path. */
export const idParams = z.object({ id: reference() });

/** Properties of endpoints that return the candidate's own data. */
export const own = { auth: 'candidate', errors: [401, 404] } as const;

/** Standing in the queue (`Standing`); beyond the bare contract. */
export const standing = { position: nullable(id), current_position: nullable(id), vacancies: nullable(id) };

/** Absolute URL where anyone can verify a receipt or sheet (its QR code); null if not offered. */
export const checkUrl = nullable(text);

/** URL or path of a PDF; servers may send it as a bare text (B 7). */
export const pdfLink = lenient(z.object({ url: z.string().check(z.minLength(1)) }), (value) =>
  typeof value === 'string' ? { url: value } : value,
);

/** Parts of endpoints that return the URL of a registration's PDF. */
export const ownPdf = { ...own, params: idParams, answer: pdfLink } as const;

/** Parts of endpoints that count a view or a download. */
export const counter = { params: idParams, answer: noContent, errors: [404] } as const;

/** Document of a selection process (A 3, B 3). Without a status it counts as published. */
export const processDocument = z.object({
  id,
  title: titled('Documento'),
  /** Absolute, rooted or relative to the storage base: use `fileUrl`. */
  filename: nullable(text),
  published_at: nullable(text),
  /** `P` = published, shown. */
  status: nullable(text),
});
export type ProcessDocument = z.output<typeof processDocument>;

/** Place of a process or an item: `cities[].city.info` (A 3). */
export const place = z.object({ city: z.object({ info: text }) });
export type Place = z.output<typeof place>;

/** Fields shared by free-course and staff selection processes (A 3, B 3). */
export const processBase = {
  id,
  name: titled('Processo seletivo'),
  number: nullable(text),
  /** 1 and 2 open, 3 and 4 closed (A 4). */
  status: id,
  city_info: nullable(text),
  cities: list(place),
  documents: list(processDocument),
  /** Date of the result; null if unknown. */
  result_date: nullable(text),
  /** Registration takes place at this URL instead of in the portal. */
  external_registration_url: nullable(text),
};

/** Place, time and documents required of applicants; all beyond the bare contract. */
export const meeting = {
  /** Room or unit, or the city without either. */
  place: nullable(text),
  address: nullable(text),
  /** Weekdays and hours as text, such as "Segunda a sexta, 18h30 às 22h". */
  schedule: list(text),
  documents_to_bring: list(text),
  /** Date-times: documents are accepted on each day between them, between their times of day. */
  documents_start_date: nullable(text),
  documents_end_date: nullable(text),
  /** Place for documents, if not `place`. */
  documents_place: nullable(text),
};
export type Meeting = z.output<z.ZodMiniObject<typeof meeting>>;

/** Fields shared by PSG and PSS offers: window, places and vacancies (A 3, B 3). */
export const offerBase = {
  id,
  /** 1 = shown. */
  status: nullable(id),
  /** Registration is possible strictly between the two. */
  start_date: nullable(text),
  end_date: nullable(text),
  city_info: nullable(text),
  cities: list(place),
  prerequisite: nullable(text),
  /** Immediate vacancies. */
  vacancies: nullable(id),
  /** Reserve vacancies. */
  wait: nullable(id),
  /** Remaining registrations. */
  open_vacancies: nullable(id),
  /** Calendar file of its dates (files.ts); beyond the bare contract. */
  calendar_url: nullable(text),
  ...meeting,
};

/** Selection process on receipts and sheets (B 3). */
export const quotedProcess = z.object({
  id: nullable(id),
  name: nullable(text),
  info: nullable(text),
  unit: nullable(named),
  start_date: nullable(text),
  end_date: nullable(text),
  result_date: nullable(text),
  created_at: nullable(text),
});
export type QuotedProcess = z.output<typeof quotedProcess>;

/** Successful registration: position in the order of arrival, number of receipt and sheet. */
export const registered = z.object({
  /** Null if the server does not return it. */
  id: nullable(id),
  number: nullable(text),
  position: id,
  /** Place among those who are still registered; beyond the bare contract, like the following fields. */
  current_position: nullable(id),
  check_url: checkUrl,
  ...meeting,
});
export type RegisteredAnswer = z.output<typeof registered>;

const headerText = (name: string, max: number) => {
  const length = `${name} tem de 1 a ${max} caracteres`;
  return z.optional(z.string().check(z.minLength(1, length), z.maxLength(max, length)));
};

/** Header of forms with consent: the version of terms and policy that the person has read (`policy_version`). */
export const consentHeader = { 'x-policy-version': headerText('X-Policy-Version', 40) };

/** Header of registrations and of endpoints with `once`. */
const keyHeader = { 'idempotency-key': headerText('Idempotency-Key', 128) };

/** Headers of a registration. `x-shared-email`: the e-mail address belongs to a family member's account, and stays there. */
export const registrationHeaders = z.object({
  ...consentHeader,
  'x-shared-email': z.optional(z.string()),
  ...keyHeader,
});

/** Returns the schema of the headers that an endpoint reads, with the key of a write. */
export const headersOf = ({ headers, once }: Endpoint) =>
  once ? z.extend(headers ?? z.object({}), keyHeader) : headers;
