import { id, list, noContent, nullable, text } from '@portal/contract/endpoints/lenient';
import * as z from 'zod/mini';
import * as messages from '../validators/messages.ts';
import { del, get, post, put } from './endpoint.ts';
import { birthDay, cpf, email, mobile, personName, reference, required } from './fields.ts';

/** Password exactly as typed: blanks count. */
const secret = (message: string) =>
  z.string(message).check(z.minLength(1, message), z.maxLength(128, messages.tooLong(128)));

/**
 * POST auth/login (B 2.6, B 7). A wrong pair returns 401 with a message. `x-device` is the `device` that an
 * earlier login on this device returned: wrong passwords elsewhere do not delay it.
 */
export const login = post('/auth/login', {
  headers: z.object({ 'x-device': z.optional(z.string()) }),
  body: z.object({ email: email(), password: secret(messages.required) }),
  answer: z.object({ user: z.object({ id, full_name: text }), token: text, device: nullable(text) }),
  errors: [401, 422],
});

/**
 * The candidate's profile (B 3). Beyond the bare contract: `pending_email` needs the code that was sent
 * there; `nif` and `birthdate` (yyyy-mm-dd) identify the applicant, so that forms need not ask.
 */
export const profile = z.object({
  full_name: text,
  email: text,
  phone: nullable(text),
  pending_email: nullable(text),
  nif: nullable(text),
  birthdate: nullable(text),
  /** Whether the institution has compared `birthdate` with a document; until then the candidate may correct it. */
  birthdate_verified: nullable(z.boolean()),
});
export type Profile = z.output<typeof profile>;

/** GET /auth/profile (B 7). */
export const getProfile = get('/auth/profile', { answer: profile, auth: 'candidate' });

/**
 * PUT /auth/profile: the response's message is shown; errors name phone, full_name or email (B 5, B 7). A
 * server that requires the password for another e-mail returns an error of `password`; it is then sent as
 * `x-password`, percent-encoded.
 */
export const saveProfile = put('/auth/profile', {
  once: true,
  headers: z.object({ 'x-password': z.optional(z.string()) }),
  body: z.object({
    full_name: personName(messages.nameRequired),
    email: email(),
    phone: mobile(messages.phoneInvalid),
    /** Beyond the bare contract: corrects an unverified date. */
    birthdate: z.optional(birthDay()),
  }),
  answer: profile,
  auth: 'candidate',
  errors: [422],
});

/** POST /auth/profile/email: confirms `pending_email` by its code. The message is shown. */
export const confirmEmail = post('/auth/profile/email', {
  once: true,
  body: z.object({ code: required(messages.codeRequired, 64) }),
  answer: profile,
  auth: 'candidate',
  errors: [422],
  optional: true,
});

/** Open session of the candidate. Times in ISO 8601. */
export const openSession = z.object({
  /** Whether it sent this request. */
  current: z.boolean(),
  /** For example "Chrome no Windows". Null if unknown. */
  device: nullable(text),
  created_at: text,
  last_seen_at: text,
});
export type OpenSession = z.output<typeof openSession>;

/** GET /auth/sessions: where the candidate is logged in, the current session first. */
export const listSessions = get('/auth/sessions', {
  answer: list(openSession),
  auth: 'candidate',
  optional: true,
});

/** Device that remains known when a call forgets the others. */
const ownDevice = z.object({ 'x-device': z.optional(z.string()) });

/** DELETE /auth/sessions: ends all other sessions and forgets all devices but that of `x-device`. The message is shown. */
export const endOtherSessions = del('/auth/sessions', {
  once: true,
  headers: ownDevice,
  answer: noContent,
  auth: 'candidate',
  optional: true,
});

/** GET /auth/device: candidates for whom this device is known. Data saved offline for others must be deleted. */
export const listDeviceCandidates = get('/auth/device', {
  headers: ownDevice,
  answer: z.object({ candidates: list(id) }),
  optional: true,
});

const newPassword = secret('O campo nova senha é obrigatório');

/**
 * POST /auth/change-password: forgets all devices but that of `x-device`. The response's message is shown;
 * errors name old_password (B 5, B 7, B 8).
 */
export const changePassword = post('/auth/change-password', {
  once: true,
  headers: ownDevice,
  body: z
    .object({
      old_password: secret(messages.required),
      password: newPassword,
      password_confirmation: secret(messages.confirmationRequired),
    })
    .check(
      z.refine((form) => form.password === form.password_confirmation, {
        error: 'O campo nova senha e confirmar senha não coincidem',
        path: ['password_confirmation'],
      }),
    ),
  answer: noContent,
  auth: 'candidate',
  errors: [422],
});

/** POST /auth/password/email: sends a recovery code; the response's message is shown (B 7, B 8). */
export const requestPasswordCode = post('/auth/password/email', {
  once: true,
  body: z.object({ email: email() }),
  answer: noContent,
  errors: [422],
});

const reset = z
  .object({
    code: required(messages.codeRequired, 64),
    email: email('E-mail é obrigatório.'),
    password: newPassword,
    confirmPassword: secret(messages.confirmationRequired),
  })
  .check(
    z.refine((form) => form.password === form.confirmPassword, {
      error: 'Campo nova senha e confirmar senha não coincidem.',
      path: ['confirmPassword'],
    }),
  );

/** New password with a recovery code (B 5). */
export type NewPassword = z.output<typeof reset>;

/** POST /auth/password/code/check: whether the code is valid, before the reset (B 7, B 8). */
export const checkPasswordCode = post('/auth/password/code/check', {
  body: reset,
  answer: noContent,
  errors: [422],
});

/** POST /auth/password/reset (B 7). */
export const resetPassword = post('/auth/password/reset', {
  once: true,
  body: reset,
  answer: noContent,
  errors: [422],
});

/** Entries of the audit log (`records`) in one response of {@link exportMyData}, the newest first. */
export const RECORDS_PER_PAGE = 200;

/** GET /auth/my-data: all stored data ("Meus dados"); with `records_before`, only entries older than that id. */
export const exportMyData = get('/auth/my-data', {
  query: z.object({ records_before: z.optional(reference()) }),
  answer: z.record(z.string(), z.unknown()),
  auth: 'candidate',
  optional: true,
});

/** Data of a person who applied before (A 3, "person lookup"). The mother's name may be masked. */
export const person = z.object({
  birthdate: nullable(text),
  full_name: nullable(text),
  mother: nullable(text),
  nif: nullable(text),
});
export type Person = z.output<typeof person>;

/** GET /get-person-by-nif: null if unknown or if the birth date (a header, yyyy-mm-dd) does not match (A 7, B 7). */
export const findPersonByNif = get('/get-person-by-nif', {
  query: z.object({ nif: cpf() }),
  headers: z.object({ 'x-birthdate': z.optional(z.string()) }),
  answer: nullable(person),
});

/**
 * GET /get-person-by-email: null if unused, else its owner's CPF to compare, and if `x-shared-email` works (A 7, B 7).
 */
export const findPersonByEmail = get('/get-person-by-email', {
  query: z.object({ email: email() }),
  headers: z.object({ 'x-nif': z.optional(z.string()) }),
  answer: nullable(z.object({ nif: nullable(text), shareable: z.catch(z.optional(z.boolean()), undefined) })),
});

/** Response that means "already registered", for PSG and PSS (A 7, B 8). */
export const alreadyRegisteredAnswer = 'Você já se inscreveu em um curso desse processo seletivo!';

/** GET /check-nif-pssregistration: {@link alreadyRegisteredAnswer}, or anything else to continue (A 7, B 7). */
export const checkRegistration = get('/check-nif-pssregistration', {
  query: z.object({ nif: cpf(), selection_process: reference() }),
  headers: z.object({ 'x-birthdate': z.optional(z.string()) }),
  answer: nullable(text),
});

/** Actions that an e-mail can stop; see `stopLinks` in the API. */
export const stopKinds = ['password', 'email', 'code', 'registration', 'cancellation'] as const;
export type StopKind = (typeof stopKinds)[number];

/** Signed token after the `#` of a link: sent only in bodies, which are not logged. */
const stopToken = z.object({ token: z.string().check(z.maxLength(2000)) });

/** POST /stop-links/check: describes what a link of an e-mail would do, without doing it; null if it is no longer valid. */
export const checkStopLink = post('/stop-links/check', {
  body: stopToken,
  answer: z.object({
    stop: nullable(
      z.object({
        kind: z.enum(stopKinds),
        /** Course or position. */
        subject: nullable(text),
      }),
    ),
  }),
  optional: true,
});

/** POST /stop-links: stops what the e-mail reported; the message describes the result. */
export const followStopLink = post('/stop-links', {
  once: true,
  body: stopToken,
  answer: noContent,
  errors: [422],
  optional: true,
});
