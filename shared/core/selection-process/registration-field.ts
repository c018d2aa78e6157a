import * as z from 'zod/mini';
import { formatDate } from '../format/date.ts';
import { formatPhone } from '../format/phone.ts';
import { formatTaxId } from '../format/tax-id.ts';
import type { MaskName } from '../validators/unmasked.ts';

/** How a form asks for a field. */
export type FieldInput =
  | {
      kind: 'text';
      autoComplete?: 'name';
      /** For names: they hold no digits (A 5.3). */
      dropDigits?: true;
      /** Where it is known from before, it is shown as a mask and may be sent back as that. */
      maskedWhenKnown?: true;
    }
  /** Sent without its mask. */
  | { kind: 'masked'; mask: MaskName }
  | { kind: 'date' }
  /** One of a few texts, which is sent and stored as it reads. */
  | { kind: 'select'; options: readonly string[] }
  /** 'Sim' or 'Não'. */
  | { kind: 'yes-no' }
  /** Sent and stored as a `data:` address; read elsewhere, it is told only that it is there. */
  | { kind: 'file' };

export const yesNo = ['Sim', 'Não'] as const;

/** One field of a registration: all that form, server, sheet and PDF know of it, under its name in the contract. */
export interface RegistrationField {
  label: string;
  /** Its label on sheet and PDF, where that is another. */
  sheetLabel?: string;
  /** The part of the form that it stands in. */
  section: 'person' | 'contact';
  input: FieldInput;
  /** What it is for the form besides: the notice's dialog has asked `cpf` and `birthdate`, and `email` is looked up. */
  role?: 'cpf' | 'birthdate' | 'email';
  /** What is accepted, with its messages; digits only, days as yyyy-mm-dd. */
  rule: z.ZodMiniType<string, string>;
  /** Its column in the database. */
  column: 'text' | 'date';
  /** It may stay empty: then null is sent and stored. */
  optional?: true;
}

export type RegistrationFields = Record<string, RegistrationField>;

/** Fields as one types them: all texts, '' while empty. */
export type TypedValues<Fields> = { -readonly [Name in keyof Fields]: string };

/** Fields as they are sent and stored. */
export type FieldValues<Fields> = {
  -readonly [Name in keyof Fields]: Fields[Name] extends { optional: true } ? string | null : string;
};

/** The entries of an object by its own names. */
export const fieldsOf = <Fields extends RegistrationFields>(fields: Fields) =>
  Object.entries(fields) as [keyof Fields & string, RegistrationField][];

/** Makes something of each field, under the same names. */
export const mapFields = <Fields extends RegistrationFields, Made>(
  fields: Fields,
  make: (field: RegistrationField, name: keyof Fields & string) => Made,
) =>
  Object.fromEntries(fieldsOf(fields).map(([name, field]) => [name, make(field, name)])) as {
    [Name in keyof Fields]: Made;
  };

/** What the server accepts, field by field. */
export const rulesOf = <Fields extends RegistrationFields>(fields: Fields) =>
  mapFields(fields, ({ rule, optional }) => (optional ? z.optional(z.nullable(rule)) : rule)) as {
    [Name in keyof Fields]: Fields[Name] extends { optional: true }
      ? z.ZodMiniOptional<z.ZodMiniNullable<Fields[Name]['rule']>>
      : Fields[Name]['rule'];
  };

/** 'full_name' is stored, and told in "Meus dados", as `fullName`. */
export const columnName = (name: string): string =>
  name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());

/** A value as people read it; '' for a missing one. */
export function formatFieldValue({ input }: RegistrationField, value: string | null | undefined): string {
  if (!value) return '';
  switch (input.kind) {
    case 'masked':
      return input.mask === 'phone' ? formatPhone(value) : formatTaxId(value);
    case 'date':
      return formatDate(value);
    case 'file':
      return 'Arquivo anexado';
    default:
      return value;
  }
}
