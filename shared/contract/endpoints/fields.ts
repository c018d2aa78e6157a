import { now } from '@portal/contract/clock';
import { lenient } from '@portal/contract/endpoints/lenient';
import { isCalendarDay, localDay, localYear } from '@portal/contract/format/calendar';
import * as z from 'zod/mini';
import { isCpf, isCpfOrCnpj } from '../validators/cpf.ts';
import { isEmail } from '../validators/email.ts';
import * as messages from '../validators/messages.ts';
import { hasAreaCode } from '../validators/phone.ts';
import { isOneLine, isWithoutAddress, isWithoutDomain } from '../validators/text.ts';

/** Values as they are sent: digits only, dates as yyyy-mm-dd. The words are those of the forms. */

/** The only character that PostgreSQL text cannot store. */
const withoutNul = z.refine<string>((text) => !text.includes('\0'), messages.noNul);

/** Required multi-line text of at most `max` characters. */
export const required = (message: string, max = 255) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(max, messages.tooLong(max)), withoutNul);

/** Checks of a single-line text. URLs are rejected, because e-mails that repeat the text would turn them into links. */
const line = (max: number, isPlain: (text: string) => boolean) => [
  z.maxLength(max, { error: messages.tooLong(max), abort: true }),
  z.refine<string>(isOneLine, messages.oneLine),
  z.refine<string>(isPlain, messages.noAddress),
];

const requiredLine = (message: string, max: number, isPlain: (text: string) => boolean) =>
  z.string(message).check(z.trim(), z.minLength(1, { error: message, abort: true }), ...line(max, isPlain));

/** Required title (a course, a company) of at most `max` characters. */
export const title = (message: string, max = 255) => requiredLine(message, max, isWithoutAddress);

export const freeTitle = z.optional(z.nullable(z.string().check(z.trim(), ...line(255, isWithoutAddress))));

/** Required name of a person. Even bare domains are rejected, because e-mails repeat it. */
export const personName = (message: string, max = 255) => requiredLine(message, max, isWithoutDomain);

/** Optional multi-line text. */
export const free = z.optional(
  z.nullable(z.string().check(z.maxLength(2000, messages.tooLong(2000)), withoutNul)),
);

/** 11 digits with valid check digits (A 5.2); `empty` is the form's text for a missing one. */
export const cpf = (empty = messages.cpfRequired) =>
  z
    .string(empty)
    .check(
      z.minLength(1, { error: empty, abort: true }),
      z.regex(/^\d{11}$/, { error: messages.cpfInvalid, abort: true }),
      z.refine(isCpf, messages.cpfInvalid),
    );

/** 11 digits of a CPF or 14 characters of a CNPJ, letters in capitals (B 5, contact ticket). */
export const cpfOrCnpj = z
  .string(messages.taxIdRequired)
  .check(
    z.minLength(1, { error: messages.taxIdRequired, abort: true }),
    z.regex(/^(\d{11}|[0-9A-Z]{12}\d{2})$/, { error: messages.taxIdInvalid, abort: true }),
    z.refine(isCpfOrCnpj, messages.taxIdInvalid),
  );

/** E-mail address of the specification's simple form; `empty` is the form's text for a missing one. */
export const email = (empty = messages.emailRequired, max = 255) =>
  z
    .string(empty)
    .check(
      z.trim(),
      z.minLength(1, { error: empty, abort: true }),
      z.maxLength(max, { error: messages.tooLong(max), abort: true }),
      z.refine(isEmail, 'E-mail inválido'),
    );

/** Mobile number: area code and 9 digits (A 5.3, B 2.6, B 5); `invalid` is the text for a wrong length. */
export const mobile = (invalid = 'Celular inválido') =>
  z
    .string(messages.mobileRequired)
    .check(
      z.minLength(1, { error: messages.mobileRequired, abort: true }),
      z.regex(/^\d{11}$/, { error: invalid, abort: true }),
      z.refine(hasAreaCode, 'Este DDD não existe: confira os dois primeiros números'),
    );

/** Courses are planned some years ahead. */
const MAX_YEARS_AHEAD = 10;
const getLastYear = (): number => localYear(now()) + MAX_YEARS_AHEAD;

/** Date, yyyy-mm-dd, of a plausible year. */
export const day = (empty = messages.required) =>
  z.string(empty).check(
    z.minLength(1, { error: empty, abort: true }),
    z.refine(isCalendarDay, { error: messages.dateInvalid, abort: true }),
    z.refine((date) => date >= '1900', 'Confira o ano: a data é anterior a 1900'),
    z.refine(
      (date) => Number(date.slice(0, 4)) <= getLastYear(),
      'Confira o ano: a data está distante demais no futuro',
    ),
  );

/** Date of birth, not in the future. */
export const birthDay = (
  empty = 'Data de nascimento obrigatória',
  future = 'A data de nascimento não pode estar no futuro',
) => day(empty).check(z.refine((date) => date <= localDay(now()), future));

const readDigits = (value: unknown): unknown =>
  typeof value === 'string' && /^\s*\d+\s*$/.test(value) ? Number(value) : value;

/** Id in a body, query or path; digits in a text are read, and nothing else: `7.` or `7,` would be a second URL of `7`. */
export const reference = (message = messages.required) =>
  lenient(z.int(message).check(z.positive(message), z.lte(2_147_483_647, message)), readDigits);

/** Slug of a content in a path; `.` and `..` would change the path. */
export const slug = z.string().check(z.maxLength(255), z.regex(/^(?!\.{1,2}$)./));
