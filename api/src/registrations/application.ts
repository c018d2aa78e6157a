import type { applicantFields } from '@portal/contract/selection-process/registration-fields';
import type { ColumnValues } from '../db/schema/field-columns.ts';
import type { OfferDates } from '../selection/offer-dates.repository.ts';
import type { Curriculum } from './curriculum.repository.ts';
import type { ProcessKind } from './process-kind.ts';
import type { Rejection } from './rejections.ts';

/** Applicant's data from the form, by column; the e-mail is normalised. A kind of process may have more fields. */
export type ApplicantInput = ColumnValues<typeof applicantFields>;

/** Form sent to register for an offer. */
export type Application = {
  processKind: ProcessKind;
  processId: number;
  itemId: number;
  applicant: ApplicantInput;
  /** PSS only. */
  curriculum?: Curriculum;
  /** Logged-in account, or null. */
  accountId: number | null;
  /** The applicant has confirmed that the e-mail belongs to their family. */
  isSharedEmail?: boolean;
  /** Network address of the request. */
  address: string;
  /** Version of the policy that the applicant has read, if the client named it. */
  policyVersion?: string;
  /** A repeated request with the same key returns the first response. */
  idempotencyKey?: string;
  /** Hash of the form ({@link createFingerprint}): a repeated request must have the same. */
  fingerprint: string;
};

/** Result of a registration. */
export type RegistrationResult =
  | {
      kind: 'registered';
      id: number;
      number: string;
      position: number;
      current_position: number | null;
      offer: OfferDates;
      /** The address has more places of the offer than is usual. */
      isAddressCrowded: boolean;
    }
  /** Result of an earlier equal request. */
  | { kind: 'repeated'; id: number; number: string; position: number; current_position: number | null }
  | Rejection;
