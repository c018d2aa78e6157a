import { programmes } from '@portal/contract/institution/programmes';
import { psgItems, psgProcesses, psgRegistrations } from '../db/schema/psg.ts';
import { pssItems, pssProcesses, pssRegistrations } from '../db/schema/pss.ts';
import type { OfferTable, ProcessTable, RegistrationTable } from '../db/schema/selection.ts';

export const processKinds = ['psg', 'pss'] as const;
export type ProcessKind = (typeof processKinds)[number];

/** Names of the programmes, for visitors. */
export const processKindNames: Record<ProcessKind, string> = {
  psg: `${programmes.psg} (PSG)`,
  pss: `${programmes.pss} (PSS)`,
};

/** Names of an offer, by kind of process. */
export const offerNames = { psg: 'Curso', pss: 'Cargo' } as const satisfies Record<ProcessKind, string>;

interface Tables {
  processes: ProcessTable;
  items: OfferTable;
  registrations: RegistrationTable;
}

const tables: Record<ProcessKind, Tables> = {
  psg: { processes: psgProcesses, items: psgItems, registrations: psgRegistrations },
  pss: { processes: pssProcesses, items: pssItems, registrations: pssRegistrations },
};

/** Returns the tables of a kind of process, with the columns that both kinds have. */
export const tablesOf = (processKind: ProcessKind) => tables[processKind];
