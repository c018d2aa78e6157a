import type { FieldValues } from '@portal/contract/selection-process/registration-field';
import type { applicantFields } from '@portal/contract/selection-process/registration-fields';
import type { Programme } from '../db/schema/selection.ts';
import type { OfferRow } from '../selection/offers.repository.ts';
import type { Curriculum } from './curriculum.repository.ts';
import type { Rejection } from './rejections.ts';

/** Identifies an offer of a process. */
export type OfferKey = { programme: Programme; process_id: number; offer_id: number };

/** Applicant's data from the form; the e-mail is normalised. A programme may have more fields. */
export type ApplicantInput = FieldValues<typeof applicantFields>;

/** Form sent to register for an offer. */
export type Application = OfferKey & {
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
  policy_version?: string | undefined;
  /** A repeated request with the same key returns the first response. */
  idempotency_key?: string | undefined;
  /** Hash of the form: a repeated request must have the same. */
  fingerprint: string;
};

type Place = {
  id: number;
  number: string;
  position: number;
  current_position: number | null;
  row: OfferRow;
};

/** Result of a registration. */
export type RegistrationResult =
  /** `isAddressCrowded`: the address has more places of the offer than is usual. */
  | ({ kind: 'registered'; isAddressCrowded: boolean } & Place)
  /** Result of an earlier equal request. */
  | ({ kind: 'repeated' } & Place)
  | Rejection;
