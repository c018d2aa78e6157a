import { alreadyRegistered } from '@portal/contract/selection-process/statuses';
import * as messages from '@portal/contract/validators/messages';
import type { Programme } from '../db/schema/selection.ts';
import { HttpError, invalid, notFound } from '../http/http-error.ts';
import { programmeTexts } from '../selection/programme-texts.ts';

/** Reason why a form is not accepted, or an offer has no place for it. */
export type Rejection =
  | { kind: 'unknown-offer' }
  | { kind: 'outside-window' }
  | { kind: 'no-vacancies' }
  /** The course takes registrations in person only. */
  | { kind: 'in-person' }
  /** `text` states the minimum age. */
  | { kind: 'too-young'; text: string }
  | { kind: 'unknown-city' }
  | { kind: 'already-registered' }
  | { kind: 'email-of-another' }
  /** The institution has verified the person, who has another birth date. */
  | { kind: 'another-birthdate' }
  | { kind: 'mother-unknown' }
  | { kind: 'key-of-another' };

/** Returns the error of a rejected registration (A 8, B 8). */
export function toHttpError(rejection: Rejection, programme: Programme): HttpError {
  const { offer: name, emailTaken } = programmeTexts[programme];
  const offer = name.toLowerCase();
  switch (rejection.kind) {
    case 'unknown-offer':
      return notFound();
    case 'outside-window':
      return new HttpError(422, `As inscrições para este ${offer} estão fechadas.`);
    case 'no-vacancies':
      return new HttpError(422, `As vagas deste ${offer} acabaram antes de a sua inscrição chegar.`);
    case 'in-person':
      return new HttpError(
        422,
        'A inscrição neste curso é feita pessoalmente. O edital diz onde, quando e com quais documentos.',
      );
    case 'too-young':
      return invalid('birthdate', rejection.text);
    case 'unknown-city':
      return invalid('professionalExperiences', messages.allFields);
    case 'already-registered':
      return invalid('nif', alreadyRegistered(offer));
    case 'email-of-another':
      return invalid('email', emailTaken);
    case 'another-birthdate':
      return invalid('birthdate', messages.birthdateMismatch);
    case 'mother-unknown':
      return invalid('mother', 'Escreva o nome completo da sua mãe');
    case 'key-of-another':
      return new HttpError(409, 'Este envio já foi usado para outra inscrição.');
  }
}
