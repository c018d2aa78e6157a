import type { Body } from '@portal/shared/contract/endpoint';
import { personName, required } from '@portal/shared/contract/fields';
import type { sendSupportTicket } from '@portal/shared/contract/psa';
import { bareTaxId, isCpfOrCnpj } from '@portal/shared/validators/cnpj';
import { consentRules } from '@portal/shared/validators/consent';
import { isEmail } from '@portal/shared/validators/email';
import * as messages from '@portal/shared/validators/messages';
import { sentMobile, typedMobile } from '@portal/shared/validators/typed-mobile';
import * as z from 'zod/mini';

/** Characters of a message. */
export const MESSAGE_LIMIT = 5000;

const filled = (empty: string) => z.string().check(z.trim(), z.minLength(1, { error: empty, abort: true }));

/** Values of the support ticket's form (B 5, "Contact ticket"). Values keep their masks. */
export const supportTicketFields = z.object({
  full_name: personName(messages.nameRequired),
  psa_matter_id: filled(messages.required),
  city_id: filled(messages.cityRequired),
  phone: typedMobile(),
  email: filled(messages.emailRequired).check(
    z.maxLength(40, { error: 'Use no máximo 40 caracteres', abort: true }),
    z.refine(isEmail, messages.emailInvalid),
  ),
  nif: filled(messages.taxIdRequired).check(
    z.refine((value) => isCpfOrCnpj(bareTaxId(value)), messages.taxIdInvalid),
  ),
  message: required(messages.required, MESSAGE_LIMIT),
  ...consentRules,
});
export type SupportTicketFields = z.output<typeof supportTicketFields>;

/** Department that answers the portal's support tickets, and the subject of /psa (B 5). */
const DEPARTMENT = 2;
export const COURSE_REQUEST = '1';

/** A support ticket as it is sent: digits only, initial status 1 (B 3, B 5). */
export const supportTicketBody = (fields: SupportTicketFields): Body<typeof sendSupportTicket> => ({
  full_name: fields.full_name,
  psa_department_id: DEPARTMENT,
  psa_matter_id: Number(fields.psa_matter_id),
  city_id: Number(fields.city_id),
  phone: sentMobile(fields.phone),
  email: fields.email,
  nif: bareTaxId(fields.nif),
  message: fields.message,
  status: 1,
});
