import { personName, title } from '@portal/shared/contract/fields';
import { consentRules } from '@portal/shared/validators/consent';
import { isCpf } from '@portal/shared/validators/cpf';
import { isEmail } from '@portal/shared/validators/email';
import * as messages from '@portal/shared/validators/messages';
import { digitsOf } from '@portal/shared/validators/phone';
import { sentMobile, typedMobile } from '@portal/shared/validators/typed-mobile';
import * as z from 'zod/mini';

/** What the interest form holds, with its messages (A 5.3). */
export const interestFields = z.object({
  /** The address's; asked for where that names none. */
  course: title(messages.required),
  full_name: personName(messages.nameRequired),
  nif: z.string().check(
    z.minLength(1, { error: 'CPF obrigatório', abort: true }),
    z.refine((text) => isCpf(digitsOf(text)), 'CPF inválido'),
  ),
  phone: typedMobile(),
  email: z
    .string()
    .check(
      z.minLength(1, { error: 'E-mail obrigatório', abort: true }),
      z.refine(isEmail, 'E-mail inválido'),
    ),
  city_id: z.string().check(z.minLength(1, 'Cidade obrigatória')),
  ...consentRules,
});

export type InterestFields = z.infer<typeof interestFields>;

/** What is sent: digits only, as the contract wants it (A 3, "interest form payload"). */
export const interestBody = (fields: InterestFields) => ({
  full_name: fields.full_name,
  email: fields.email,
  nif: digitsOf(fields.nif),
  phone: sentMobile(fields.phone),
  course: fields.course,
  city_id: Number(fields.city_id),
});
