import type { Database } from '../db/database.ts';
import type { ProcessKind } from './process-kind.ts';

/** The applicant's data, as sent by the form. */
export type ApplicantInput = {
  fullName: string;
  /** CPF, 11 digits. */
  nif: string;
  /** yyyy-mm-dd. */
  birthdate: string;
  mother: string;
  phone: string;
  email: string;
};

export type Application = {
  processKind: ProcessKind;
  processId: number;
  itemId: number;
  applicant: ApplicantInput;
  /** The account that is logged in, or null. */
  accountId: number | null;
  /** The network address that it comes from. */
  address: string;
  /** Repeating a call with the same key gives the first answer again. */
  idempotencyKey?: string;
  /** Writes what else belongs to the registration, in its transaction. */
  addParts?: (db: Database, registrationId: number) => Promise<void>;
};
