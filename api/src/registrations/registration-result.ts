import * as messages from '@portal/shared/validators/messages';
import { HttpError, invalid, notFound } from '../http/http-error.ts';
import type { OfferDates } from '../selection/offer-calendar-text.ts';
import type { ProcessKind } from './process-kind.ts';

/** Result of a registration. */
export type RegistrationResult =
  /** `isOfCrowd`: its address has more places of the offer than one address usually has. */
  | {
      kind: 'registered';
      id: number;
      number: string;
      position: number;
      offer: OfferDates;
      isAddressCrowded: boolean;
    }
  /** The same call was repeated: the first answer is given again. */
  | { kind: 'repeated'; id: number; number: string; position: number }
  | { kind: 'unknown-offer' }
  | { kind: 'already-registered' }
  | { kind: 'email-of-another' }
  /** The institution has verified the person, who was born on another day. */
  | { kind: 'another-birthdate' }
  | { kind: 'mother-unknown' }
  | { kind: 'key-of-another' }
  | { kind: 'outside-window' }
  | { kind: 'no-vacancies' };

type Refusal = Exclude<RegistrationResult, { position: number }>;

const texts = {
  psg: {
    email: messages.emailTaken,
    already: 'Você já realizou inscrição em um curso deste processo seletivo!',
    full: 'As vagas deste curso acabaram antes de a sua inscrição chegar.',
    closed: 'As inscrições para este curso estão fechadas.',
  },
  pss: {
    email: messages.emailTakenThere,
    already: 'Você já realizou inscrição em um cargo deste processo seletivo!',
    full: 'As vagas deste cargo acabaram antes de a sua inscrição chegar.',
    closed: 'As inscrições para este cargo estão fechadas.',
  },
};

/** The error for a refused registration, worded for the kind of process (A 8, B 8). */
export function refusalOf({ kind }: Refusal, processKind: ProcessKind): HttpError {
  const text = texts[processKind];
  switch (kind) {
    case 'unknown-offer':
      return notFound();
    case 'already-registered':
      return invalid('nif', text.already);
    case 'email-of-another':
      return invalid('email', text.email);
    case 'another-birthdate':
      return invalid('birthdate', messages.birthdateMismatch);
    case 'mother-unknown':
      return invalid('mother', 'Escreva o nome completo da sua mãe');
    case 'key-of-another':
      return new HttpError(409, 'Este envio já foi usado para outra inscrição.');
    case 'outside-window':
      return new HttpError(422, text.closed);
    case 'no-vacancies':
      return new HttpError(422, text.full);
  }
}
