import type { FieldValues } from '@portal/contract/selection-process/registration-field';
import type { applicantFields } from '@portal/contract/selection-process/registration-fields';
import { alreadyRegistered } from '@portal/contract/selection-process/statuses';
import * as messages from '@portal/contract/validators/messages';
import type { Programme } from '../db/schema/selection.ts';
import { HttpError, invalid, notFound } from '../http/http-error.ts';
import { type OfferRow, programmeTexts } from '../selection/offers.repository.ts';
import type { Curriculum } from './curriculum.repository.ts';

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

export type RegistrationResult =
  /** `isAddressCrowded`: the address has more places of the offer than is usual. */
  | ({ kind: 'registered'; isAddressCrowded: boolean } & Place)
  /** Result of an earlier equal request. */
  | ({ kind: 'repeated' } & Place)
  | Rejection;

/** Errors of rejected registrations (A 8, B 8), for a "curso" or "cargo". */
const errors = {
  'unknown-offer': notFound,
  'outside-window': (offer: string) => new HttpError(422, `As inscrições para este ${offer} estão fechadas.`),
  'no-vacancies': (offer: string) =>
    new HttpError(422, `As vagas deste ${offer} acabaram antes de a sua inscrição chegar.`),
  /** The course takes registrations in person only. */
  'in-person': () =>
    new HttpError(
      422,
      'A inscrição neste curso é feita pessoalmente. O edital diz onde, quando e com quais documentos.',
    ),
  'unknown-city': () => invalid('professionalExperiences', messages.allFields),
  'already-registered': (offer: string) => invalid('nif', alreadyRegistered(offer)),
  /** The institution has verified the person, who has another birth date. */
  'another-birthdate': () => invalid('birthdate', messages.birthdateMismatch),
  'mother-unknown': () => invalid('mother', 'Escreva o nome completo da sua mãe'),
  'key-of-another': () => new HttpError(409, 'Este envio já foi usado para outra inscrição.'),
};

/** Reason why a form is not accepted, or an offer has no place for it. */
export type Rejection =
  | { kind: keyof typeof errors }
  | { kind: 'email-of-another' }
  /** `text` states the minimum age. */
  | { kind: 'too-young'; text: string };

/** Returns the error of a rejected registration. */
export function toHttpError(rejection: Rejection, programme: Programme): HttpError {
  const { offer, emailTaken } = programmeTexts[programme];
  if (rejection.kind === 'too-young') return invalid('birthdate', rejection.text);
  if (rejection.kind === 'email-of-another') return invalid('email', emailTaken);
  return errors[rejection.kind](offer.toLowerCase());
}
