import { programmes } from '@portal/contract/institution/programmes';
import * as messages from '@portal/contract/validators/messages';
import type { Programme } from '../db/schema/selection.ts';

/** Names and paths in which the programmes differ. */
export const programmeTexts = {
  psg: {
    name: `${programmes.psg} (PSG)`,
    /** Name of an offer. */
    offer: 'Curso',
    page: (processId: number) => `/psg/edital/${processId}`,
    calendar: 'ofPsgOffer',
    emailTaken: messages.emailTaken,
  },
  pss: {
    name: `${programmes.pss} (PSS)`,
    offer: 'Cargo',
    page: (processId: number) => `/pss_edital/${processId}`,
    calendar: 'ofPssOffer',
    emailTaken: messages.emailTakenThere,
  },
} as const satisfies Record<
  Programme,
  { page: (processId: number) => `/${string}` } & Record<string, unknown>
>;
