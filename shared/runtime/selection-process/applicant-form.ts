import {
  type FieldValues,
  mapFields,
  type RegistrationField,
  type RegistrationFields,
  type TypedValues,
} from '@portal/shared/selection-process/registration-field';
import type { applicantFields } from '@portal/shared/selection-process/registration-fields';
import { blankOr } from '@portal/shared/validators/blank-or';
import { unmask, unmasked } from '@portal/shared/validators/unmasked';
import type * as z from 'zod/mini';
import type { Identification } from './identification.ts';

/** What a registration form holds of a person, as typed, masks included. */
export type ApplicantForm = TypedValues<typeof applicantFields>;

/** The form's rules, with their messages (A 5.3, B 5). */
export const typedRules = <Fields extends RegistrationFields>(fields: Fields) => mapFields(fields, typedRule);

function typedRule({ input, rule, optional }: RegistrationField): z.ZodMiniType<string, string> {
  const typed = input.kind === 'masked' ? unmasked(input.mask, rule) : rule;
  return optional ? blankOr(typed) : typed;
}

/** A form before anybody has typed: it holds what the notice's dialog has asked. */
export const blankApplicant = <Fields extends RegistrationFields>(
  fields: Fields,
  { cpf, birthdate }: Identification,
): TypedValues<Fields> =>
  mapFields(fields, ({ role }) => (role === 'cpf' ? cpf : role === 'birthdate' ? birthdate : ''));

/** A person as the contract wants them: digits only, null for what may stay empty and does (A 3, B 3). */
export const applicantBody = <Fields extends RegistrationFields>(
  fields: Fields,
  typed: TypedValues<Fields>,
) =>
  mapFields(fields, ({ input, optional }, name) => {
    const value = input.kind === 'masked' ? unmask[input.mask](typed[name]) : typed[name].trim();
    return optional ? value || null : value;
  }) as FieldValues<Fields>;
