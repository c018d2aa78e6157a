import type { Body } from '@portal/shared/contract/endpoint';
import { sendSupportTicket } from '@portal/shared/contract/psa';
import { consentRules, withoutConsent } from '@portal/shared/validators/consent';
import { unmasked } from '@portal/shared/validators/unmasked';
import * as z from 'zod/mini';

const { psa_department_id, status, ...shape } = sendSupportTicket.body.shape;

/** Values of the support ticket's form (B 5, "Contact ticket"): they are typed with their masks, and read without. */
export const supportTicketFields = z.object({
  ...shape,
  phone: unmasked('phone', shape.phone),
  nif: unmasked('cpf-cnpj', shape.nif),
  ...consentRules,
});
export type SupportTicketFields = z.output<typeof supportTicketFields>;

/** Department that answers the portal's support tickets, and the subject of /psa (B 5). */
const DEPARTMENT = 2;
export const COURSE_REQUEST = '1';

/** A support ticket as it is sent: digits only, initial status 1 (B 3, B 5). */
export const supportTicketBody = (fields: SupportTicketFields): Body<typeof sendSupportTicket> => ({
  ...withoutConsent(fields),
  psa_department_id: DEPARTMENT,
  status: 1,
});
