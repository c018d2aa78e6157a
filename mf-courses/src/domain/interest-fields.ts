import { registerInterest } from '@portal/shared/contract/interest';
import { consentRules } from '@portal/shared/validators/consent';
import { unmasked } from '@portal/shared/validators/unmasked';
import * as z from 'zod/mini';

const { shape } = registerInterest.body;

/** What the interest form holds, with its messages (A 5.3): typed with masks, read as it is sent. */
export const interestFields = z.object({
  ...shape,
  nif: unmasked('cpf', shape.nif),
  phone: unmasked('phone', shape.phone),
  ...consentRules,
});

export type InterestFields = z.output<typeof interestFields>;
