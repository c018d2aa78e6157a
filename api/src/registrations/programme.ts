import { psgItems, psgRegistrations } from '../db/schema/psg.ts';
import { pssItems, pssRegistrations } from '../db/schema/pss.ts';

/** The columns of offers and registrations that the last vacancy depends on are the same in both programmes. */
type Tables = { items: typeof psgItems; registrations: typeof psgRegistrations };

const psg: Tables = { items: psgItems, registrations: psgRegistrations };
const pss = { items: pssItems, registrations: pssRegistrations } as unknown as Tables;

export type Programme = 'psg' | 'pss';

/** Tables of a programme. Only the columns that both have may be used. */
export const tablesOf = (programme: Programme): Tables => ({ psg, pss })[programme];
