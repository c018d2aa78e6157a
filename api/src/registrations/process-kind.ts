import { psgItems, psgRegistrations } from '../db/schema/psg.ts';
import { pssItems, pssRegistrations } from '../db/schema/pss.ts';
import type { OfferTable, RegistrationTable } from '../db/schema/selection.ts';

export type ProcessKind = 'psg' | 'pss';

/** The programmes' names, as people read them. */
export const processKindNames: Record<ProcessKind, string> = {
  psg: 'Programa Senac de Gratuidade (PSG)',
  pss: 'Processo Seletivo do Senac (PSS)',
};

const tables: Record<ProcessKind, { items: OfferTable; registrations: RegistrationTable }> = {
  psg: { items: psgItems, registrations: psgRegistrations },
  pss: { items: pssItems, registrations: pssRegistrations },
};

/** Tables of offers and registrations of a kind of process, with the columns that both kinds have. */
export const tablesOf = (processKind: ProcessKind) => tables[processKind];
