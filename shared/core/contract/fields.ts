import { now } from '@portal/shared/clock';
import { isCalendarDay, localDay, localYear } from '@portal/shared/format/calendar';
import * as z from 'zod/mini';
import { isCpfOrCnpj } from '../validators/cnpj.ts';
import { isCpf } from '../validators/cpf.ts';
import { isEmail } from '../validators/email.ts';
import * as messages from '../validators/messages.ts';
import { isOneLine, isWithoutAddress, isWithoutDomain } from '../validators/one-line.ts';
import { hasAreaCode } from '../validators/phone.ts';

/** Values as they are sent: digits only, dates as yyyy-mm-dd. The words are those of the forms. */

/** The one character that PostgreSQL stores in no text. */
const withoutNul = z.refine<string>((text) => !text.includes('\0'), messages.noNul);

/** A text that must be given and may have several lines, at most `max` characters. */
export const required = (message: string, max = 255) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(max, messages.tooLong(max)), withoutNul);

/** What every text of one line must be. An address in it would be a link in whatever repeats it. */
const line = (max: number, isPlain: (text: string) => boolean) => [
  z.maxLength(max, { error: messages.tooLong(max), abort: true }),
  z.refine<string>(isOneLine, messages.oneLine),
  z.refine<string>(isPlain, messages.noAddress),
];

const requiredLine = (message: string, max: number, isPlain: (text: string) => boolean) =>
  z.string(message).check(z.trim(), z.minLength(1, { error: message, abort: true }), ...line(max, isPlain));

/** A title that must be given (a course, a company), at most `max` characters. */
export const title = (message: string, max = 255) => requiredLine(message, max, isWithoutAddress);

/** A title that may be left out, at most `max` characters. */
export const freeTitle = (max = 255) =>
  z.optional(z.nullable(z.string().check(z.trim(), ...line(max, isWithoutAddress))));

/** A person's name that must be given. It holds no bare domain either: mails repeat it. */
export const personName = (message: string, max = 255) => requiredLine(message, max, isWithoutDomain);

/** A text that may be left out and may have several lines, at most `max` characters. */
export const free = (max = 2000) =>
  z.optional(z.nullable(z.string().check(z.maxLength(max, messages.tooLong(max)), withoutNul)));

/** 11 digits with valid check digits (A 5.2); `empty` is said of a missing one, as spelled on that form. */
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

/** An e-mail of the specification's simple shape; `empty` is said of a missing one, as spelled on that form. */
export const email = (empty = messages.emailRequired, max = 255) =>
  z
    .string(empty)
    .check(
      z.trim(),
      z.minLength(1, { error: empty, abort: true }),
      z.maxLength(max, { error: messages.tooLong(max), abort: true }),
      z.refine(isEmail, messages.emailInvalid),
    );

/** A mobile number: area code and 9 digits (A 5.3, B 2.6, B 5); `invalid` is said of one that is too short or too long. */
export const mobile = (invalid = messages.mobileInvalid) =>
  z
    .string(messages.mobileRequired)
    .check(
      z.minLength(1, { error: messages.mobileRequired, abort: true }),
      z.regex(/^\d{11}$/, { error: invalid, abort: true }),
      z.refine(hasAreaCode, messages.areaCodeUnknown),
    );

/** One text of a list. */
export const oneOf = (options: readonly string[], empty = messages.required) =>
  z.string(empty).check(
    z.minLength(1, { error: empty, abort: true }),
    z.refine((text) => options.includes(text), messages.notOffered),
  );

/** What a registration takes as a file: it travels with the registration and is kept with it, so it is small. */
export const fileLimit = { bytes: 500_000, types: ['application/pdf', 'image/jpeg', 'image/png'] } as const;

/** The first bytes of each type, as base64. */
const fileStart =
  /^data:(application\/pdf;base64,JVBERi0|image\/jpeg;base64,\/9j\/|image\/png;base64,iVBORw0KGg)/;

/** A file as a `data:` address in base64, of a type and size of {@link fileLimit}. */
export const file = (empty = messages.required) =>
  z
    .string(empty)
    .check(
      z.minLength(1, { error: empty, abort: true }),
      z.maxLength(Math.ceil(fileLimit.bytes / 3) * 4 + 40, { error: messages.fileTooLarge, abort: true }),
      z.regex(fileStart, { error: messages.fileTypeUnknown, abort: true }),
      z.regex(/^[^,]+,[A-Za-z0-9+/]+=*$/, messages.fileTypeUnknown),
    );

/** Courses are planned some years ahead. */
const yearsAhead = 10;
const lastYear = (): number => localYear(now()) + yearsAhead;

/** A calendar day, yyyy-mm-dd, of a year that somebody alive can mean. */
export const day = (empty = messages.required) =>
  z.string(empty).check(
    z.minLength(1, { error: empty, abort: true }),
    z.refine(isCalendarDay, { error: messages.dateInvalid, abort: true }),
    z.refine((date) => date >= '1900', messages.yearTooEarly),
    z.refine((date) => Number(date.slice(0, 4)) <= lastYear(), messages.yearTooLate),
  );

/** A person's day of birth: nobody is born after today. */
export const birthDay = (empty = messages.birthdateRequired, future = messages.birthdateInFuture) =>
  day(empty).check(z.refine((date) => date <= localDay(now()), future));
