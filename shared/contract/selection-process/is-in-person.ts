import { fold } from '../format/fold.ts';

/** Returns whether a course takes registrations in person ('Presencial') instead of online (A 3). */
export const isInPerson = (registrationType: string | null): boolean =>
  fold(registrationType ?? '') === 'presencial';
