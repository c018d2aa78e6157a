import { psgBody, pssBody } from '../application.ts';
import type { addPsgOffer, addPssOffer } from '../offers.ts';

/** Returns valid bodies by endpoint name, so that a random change passes the validation. */
export const goodBodies = (
  psg: Awaited<ReturnType<typeof addPsgOffer>>,
  pss: Awaited<ReturnType<typeof addPssOffer>>,
): Record<string, object> => ({ registerForPsg: psgBody(psg, 3), registerForPss: pssBody(pss, 4) });
