import * as z from '@portal/shared/schema';
import { isCpfOrCnpj } from '../validators/cnpj.ts';
import { isCpf } from '../validators/cpf.ts';
import { isEmail } from '../validators/email.ts';
import { lenient, readNumber } from './lenient.ts';

/** Values as they are sent: digits only, dates as yyyy-mm-dd. The words are those of the forms. */

/** A text that must be given, at most `max` characters. */
export const required = (message: string, max = 255) =>
  z
    .string(message)
    .check(z.trim(), z.minLength(1, message), z.maxLength(max, `Use no máximo ${max} caracteres`));

/** A text that may be left out, at most `max` characters. */
export const free = (max = 2000) =>
  z.optional(z.nullable(z.string().check(z.maxLength(max, `Use no máximo ${max} caracteres`))));

/** 11 digits with valid check digits (A 5.2). */
export const cpf = z
  .string('CPF obrigatório')
  .check(
    z.minLength(1, { error: 'CPF obrigatório', abort: true }),
    z.regex(/^\d{11}$/, { error: 'CPF inválido', abort: true }),
    z.refine(isCpf, 'CPF inválido'),
  );

/** 11 digits of a CPF or 14 characters of a CNPJ, letters in capitals (B 5, contact ticket). */
export const cpfOrCnpj = z
  .string('CNPJ obrigatório')
  .check(
    z.minLength(1, { error: 'CNPJ obrigatório', abort: true }),
    z.regex(/^(\d{11}|[0-9A-Z]{12}\d{2})$/, { error: 'CPF ou CNPJ inválido', abort: true }),
    z.refine(isCpfOrCnpj, 'CPF ou CNPJ inválido'),
  );

/** An e-mail of the specification's simple shape; `empty` is said of a missing one, as spelled on that form. */
export const email = (empty = 'E-mail obrigatório', max = 255) =>
  z
    .string(empty)
    .check(
      z.trim(),
      z.minLength(1, { error: empty, abort: true }),
      z.maxLength(max, { error: `Use no máximo ${max} caracteres`, abort: true }),
      z.refine(isEmail, 'E-mail inválido'),
    );

/** A mobile number: area code and 9 digits. */
export const mobile = (invalid = 'Celular inválido') =>
  z
    .string('Celular obrigatório')
    .check(z.minLength(1, { error: 'Celular obrigatório', abort: true }), z.regex(/^\d{11}$/, invalid));

/** A calendar day, yyyy-mm-dd. */
export const day = (empty = 'Campo obrigatório') =>
  z
    .string(empty)
    .check(z.minLength(1, { error: empty, abort: true }), z.refine(isCalendarDay, 'Data inválida'));

/** An identifier in a body, a query or an address; digits in a text are read. */
export const reference = (message = 'Campo obrigatório') =>
  lenient(z.int(message).check(z.positive(message), z.lte(2_147_483_647, message)), readNumber);

/** The readable name of a content in an address; `.` and `..` would name another place. */
export const slug = z.string().check(z.maxLength(255), z.regex(/^(?!\.{1,2}$)./));

function isCalendarDay(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
