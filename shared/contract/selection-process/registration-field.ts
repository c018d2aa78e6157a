import * as z from 'zod/mini';
import { formatDate } from '../format/date.ts';
import { formatTaxId } from '../format/mask.ts';
import { formatPhone } from '../format/phone.ts';
import type { MaskName } from '../validators/text.ts';

/** Input type of a field in the form; a `date` is one in the database, too. */
export type FieldInput =
  | {
      kind: 'text';
      autoComplete?: 'name';
      /** For names, which contain no digits (A 5.3). */
      dropDigits?: true;
      /** A known value is shown masked and may be sent back masked. */
      maskedWhenKnown?: true;
    }
  /** Sent without its mask. */
  | { kind: 'masked'; mask: MaskName }
  | { kind: 'date' };

/** Field of a registration for form, server, sheet and PDF, under its name in the contract. */
export interface RegistrationField {
  label: string;
  /** Label on sheet and PDF, if different. */
  sheetLabel?: string;
  section: 'person' | 'contact';
  input: FieldInput;
  /** Special role in the form: the notice's dialog asks for `cpf` and `birthdate`, and `email` is looked up. */
  role?: 'cpf' | 'birthdate' | 'email';
  /** Validation with messages; digits only, dates as yyyy-mm-dd. */
  rule: z.ZodMiniType<string, string>;
  /** May stay empty: null is stored. */
  optional?: true;
}

export type RegistrationFields = Record<string, RegistrationField>;

/** Fields as typed: all texts, '' if empty. */
export type TypedValues<Fields> = { -readonly [Name in keyof Fields]: string };

/** Fields as sent and stored. */
export type FieldValues<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { optional: true } ? string | null : string;
};

/** Returns the fields as typed entries. */
export const fieldsOf = <Fields extends RegistrationFields>(fields: Fields) =>
  Object.entries(fields) as [keyof Fields & string, RegistrationField][];

/** Maps each field, keeping the names. */
export const mapFields = <Fields extends RegistrationFields, Made>(
  fields: Fields,
  make: (field: RegistrationField, name: keyof Fields & string) => Made,
) =>
  Object.fromEntries(fieldsOf(fields).map(([name, field]) => [name, make(field, name)])) as {
    [Name in keyof Fields]: Made;
  };

/** Validation rules of the server, by field. */
export const rulesOf = <Fields extends RegistrationFields>(fields: Fields) =>
  mapFields(fields, ({ rule, optional }) => (optional ? z.optional(z.nullable(rule)) : rule)) as {
    [Name in keyof Fields]: Fields[Name] extends { optional: true }
      ? z.ZodMiniOptional<z.ZodMiniNullable<Fields[Name]['rule']>>
      : Fields[Name]['rule'];
  };

/** Formats a value for display; '' if missing. */
export function formatFieldValue({ input }: RegistrationField, value: string | null | undefined): string {
  if (!value) return '';
  switch (input.kind) {
    case 'masked':
      return input.mask === 'phone' ? formatPhone(value) : formatTaxId(value);
    case 'date':
      return formatDate(value);
    case 'text':
      return value;
  }
}
