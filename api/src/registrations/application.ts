import type { applicantFields } from '@portal/shared/selection-process/registration-fields';
import type { Database } from '../db/database.ts';
import type { ColumnValues } from '../db/schema/field-columns.ts';
import type { ProcessKind } from './process-kind.ts';

/** The applicant's data, as sent by the form, under the columns' names; a kind of process may ask for more. */
export type ApplicantInput = ColumnValues<typeof applicantFields>;

export type Application = {
  processKind: ProcessKind;
  processId: number;
  itemId: number;
  applicant: ApplicantInput;
  /** The account that is logged in, or null. */
  accountId: number | null;
  /** The applicant has said that the e-mail is of somebody of their family. */
  isSharedEmail?: boolean;
  /** The network address that it comes from. */
  address: string;
  /** Repeating a call with the same key gives the first answer again. */
  idempotencyKey?: string;
  /** Tells all that was sent from anything else (`createFingerprint`): only an equal call counts as repeated. */
  fingerprint: string;
  /** Refuses other parts of the form that the offer or the database does not admit. @throws HttpError 422 */
  checkParts?: () => Promise<void>;
  /** Writes what else belongs to the registration, in its transaction. */
  addParts?: (db: Database, registrationId: number) => Promise<void>;
};
