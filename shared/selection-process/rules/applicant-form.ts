import {
  type FieldValues,
  mapFields,
  type RegistrationField,
  type RegistrationFields,
  type TypedValues,
} from '@portal/contract/selection-process/registration-field';
import type { applicantFields } from '@portal/contract/selection-process/registration-fields';
import { blankOr } from '@portal/contract/validators/blank-or';
import { unmask, unmasked } from '@portal/contract/validators/unmasked';
import type * as z from 'zod/mini';
import type { Identification } from './identification.ts';

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
