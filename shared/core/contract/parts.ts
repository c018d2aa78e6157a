import { id, lenient, list, named, nullable, text, titled } from '@portal/shared/contract/lenient';
import * as z from 'zod/mini';
import { reference } from './reference.ts';

/** `/{id}` of an address. */
export const idParams = z.object({ id: reference() });

/** Where a PDF can be opened: an absolute address or a path; a bare text is read as one (B 7). */
export const pdfLink = lenient(z.object({ url: z.string().check(z.minLength(1)) }), (value) =>
  typeof value === 'string' ? { url: value } : value,
);

/** A document of a selection process (A 3, B 3). Without a status it counts as published. */
export const processDocument = z.object({
  id,
  title: titled('Documento'),
  /** Absolute, rooted or relative to the storage base: open it through `fileUrl`. Null when absent. */
  filename: nullable(text),
  published_at: nullable(text),
  /** `P` = published, shown. */
  status: nullable(text),
});
export type ProcessDocument = z.output<typeof processDocument>;

/** One place of a process or an item: `cities[].city.info` (A 3). */
export const place = z.object({ city: z.object({ info: text }) });
export type Place = z.output<typeof place>;

/** What free-course and staff selection processes have in common (A 3, B 3). */
export const processBase = {
  id,
  name: titled('Processo seletivo'),
  number: nullable(text),
  /** 1 and 2 open, 3 and 4 closed (A 4). */
  status: id,
  city_info: nullable(text),
  cities: list(place),
  documents: list(processDocument),
  /** Day on which the result comes out; null where the server does not say. */
  result_date: nullable(text),
  /** Registration takes place at this address instead of in the portal. */
  external_registration_url: nullable(text),
};

/** Where, when and with which documents applicants have to come; all of it beyond the bare contract. */
export const meeting = {
  /** The room or unit, or the city where neither is named. */
  place: nullable(text),
  address: nullable(text),
  /** Weekdays and hours as people read them, such as "Segunda a sexta, 18h30 às 22h". */
  schedule: list(text),
  documents_to_bring: list(text),
  /** Date-times: documents are delivered on each day between both, between their times of day. */
  documents_start_date: nullable(text),
  documents_end_date: nullable(text),
  /** Where documents are delivered, if not at `place`. */
  documents_place: nullable(text),
};

/** What the offers of PSG and PSS have in common: window, places and vacancies (A 3, B 3). */
export const offerBase = {
  id,
  /** 1 = shown. */
  status: nullable(id),
  /** Registration is possible strictly between both. */
  start_date: nullable(text),
  end_date: nullable(text),
  city_info: nullable(text),
  cities: list(place),
  prerequisite: nullable(text),
  /** Immediate vacancies. */
  vacancies: nullable(id),
  /** Reserve vacancies. */
  wait: nullable(id),
  /** Registrations still available. */
  open_vacancies: nullable(id),
  /** Where its dates are as a calendar file (see calendars.ts); beyond the bare contract. */
  calendar_url: nullable(text),
  ...meeting,
};

/** A selection process as receipts and sheets quote it (B 3). */
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

/** A registration that was taken: its place in the order of arrival, the number of receipt and sheet. */
export const registered = z.object({
  /** Null where the server does not say. */
  id: nullable(id),
  number: nullable(text),
  position: id,
  /** Where anybody may check it (the QR code of its receipt), absolute; beyond the bare contract. */
  check_url: nullable(text),
  ...meeting,
});
export type RegisteredAnswer = z.output<typeof registered>;

const keyLength = 'Idempotency-Key tem de 1 a 128 caracteres';

/**
 * Headers of a registration: repeating a call with the same key gives the first answer again; `x-shared-email` says that
 * the e-mail is of somebody of the applicant's family, whose account it stays.
 */
export const registrationHeaders = z.object({
  'x-shared-email': z.optional(z.string()),
  'idempotency-key': z.optional(z.string().check(z.minLength(1, keyLength), z.maxLength(128, keyLength))),
});
