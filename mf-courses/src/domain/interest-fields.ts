import { registerInterest } from '@portal/shared/contract/interest';
import { consentRules } from '@portal/shared/validators/consent';
import { unmasked } from '@portal/shared/validators/unmasked';
import * as z from 'zod/mini';

const { shape } = registerInterest.body;

/** Fields of the interest form with their messages (A 5.3), parsed from masked values. */
export const interestFields = z.object({
  ...shape,
  nif: unmasked('cpf', shape.nif),
  phone: unmasked('phone', shape.phone),
  ...consentRules,
});

export type InterestFields = z.output<typeof interestFields>;
