import type { Person } from '@portal/contract/endpoints/accounts';
import { toIsoDay } from '@portal/contract/format/date';
import {
  type FieldValues,
  mapFields,
  type RegistrationField,
  type RegistrationFields,
  type TypedValues,
} from '@portal/contract/selection-process/registration-field';
import type { applicantFields } from '@portal/contract/selection-process/registration-fields';
import { stripNonDigits } from '@portal/contract/validators/phone';
import { blankOr, unmask, unmasked } from '@portal/contract/validators/text';
import type * as z from 'zod/mini';
import type { Identification } from './identification.ts';
import type { ProcessKindConfig } from './process.ts';

/** Values of a registration form as typed, including masks. */
export type ApplicantForm = TypedValues<typeof applicantFields>;

/** Validation rules with messages (A 5.3, B 5). */
export const typedRules = <Fields extends RegistrationFields>(fields: Fields) =>
  mapFields(fields, createTypedRule);

function createTypedRule({ input, rule, optional }: RegistrationField): z.ZodMiniType<string, string> {
  const typed = input.kind === 'masked' ? unmasked(input.mask, rule) : rule;
  return optional ? blankOr(typed) : typed;
}

/** Returns a blank form with the values from the notice's dialog. */
export const blankApplicant = <Fields extends RegistrationFields>(
  fields: Fields,
  { cpf, birthdate }: Identification,
): TypedValues<Fields> =>
  mapFields(fields, ({ role }) => (role === 'cpf' ? cpf : role === 'birthdate' ? birthdate : ''));

/** Converts the form for the contract: digits only, null for blank optional fields (A 3, B 3). */
export const applicantBody = <Fields extends RegistrationFields>(
  fields: Fields,
  typed: TypedValues<Fields>,
) =>
  mapFields(fields, ({ input, optional }, name) => {
    const value = input.kind === 'masked' ? unmask[input.mask](typed[name]) : typed[name].trim();
    return optional ? value || null : value;
  }) as FieldValues<Fields>;

/** Returns whether the owner of an e-mail address, whose CPF may be masked, is another person (A 5.3, B 5). */
export const belongsToOther = (owner: { nif: string | null } | null, cpf: string): boolean =>
  Boolean(owner?.nif) && stripNonDigits(owner?.nif ?? '') !== stripNonDigits(cpf);

export interface SharedEmail {
  email: string;
  /** E-mail address confirmed as the family's; never sent. */
  sharedEmail: string;
}

/** Returns whether the e-mail address belongs to another account that the applicant confirmed as their family's. */
export const isSharedEmail = ({ email, sharedEmail }: SharedEmail): boolean =>
  email !== '' && email.trim() === sharedEmail;

/** Error of the field in that case. */
export const createEmailTakenError = ({ emailTaken }: ProcessKindConfig) =>
  ({ type: 'taken', message: emailTaken }) as const;

type Prefilled = Pick<ApplicantForm, 'full_name' | 'birthdate' | 'mother'>;

/** Returns known values for unedited fields; `asked` is the birth date of the notice's dialog (A 2.12, B 7). */
export function prefill(person: Person | null, now: Prefilled, asked: string): Partial<Prefilled> {
  if (!person) return {};
  const birthdate = toIsoDay(person.birthdate);
  return {
    ...(person.full_name && now.full_name === '' && { full_name: person.full_name }),
    ...(person.mother && now.mother === '' && { mother: person.mother }),
    ...(birthdate && now.birthdate === asked && { birthdate }),
  };
}
