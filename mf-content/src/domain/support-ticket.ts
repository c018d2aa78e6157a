import { sendSupportTicket } from '@portal/contract/endpoints/contact';
import type { Body } from '@portal/contract/endpoints/endpoint';
import { consentRules, withoutConsent } from '@portal/contract/validators/consent';
import { unmasked } from '@portal/contract/validators/text';
import * as z from 'zod/mini';

const { psa_department_id, status, ...shape } = sendSupportTicket.body.shape;

/** Fields of the support ticket's form (B 5, "Contact ticket"), parsed from masked values. */
export const supportTicketFields = z.object({
  ...shape,
  phone: unmasked('phone', shape.phone),
  nif: unmasked('cpf-cnpj', shape.nif),
  ...consentRules,
});
export type SupportTicketFields = z.output<typeof supportTicketFields>;

/** Department for the portal's support tickets, and subject of /psa (B 5). */
const DEPARTMENT_ID = 2;
export const COURSE_REQUEST = '1';

/** Builds the request of a support ticket: digits only, initial status 1 (B 3, B 5). */
export const supportTicketBody = (fields: SupportTicketFields): Body<typeof sendSupportTicket> => ({
  ...withoutConsent(fields),
  psa_department_id: DEPARTMENT_ID,
  status: 1,
});
