import { registerInterest } from '@portal/shared/contract/interest';
import { consentRules } from '@portal/shared/validators/consent';
import { digitsOf, sentMobile } from '@portal/shared/validators/phone';
import { unmasked } from '@portal/shared/validators/unmasked';
import * as z from 'zod/mini';

const { shape } = registerInterest.body;

/** What the interest form holds, with its messages (A 5.3): typed with masks, read as it is sent. */
export const interestFields = z.object({
  ...shape,
  nif: unmasked(shape.nif, digitsOf),
  phone: unmasked(shape.phone, sentMobile),
  ...consentRules,
});

export type TypedInterest = z.input<typeof interestFields>;
export type InterestFields = z.output<typeof interestFields>;
