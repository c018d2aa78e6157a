import { randomKey } from '@portal/client/draft/random-key';
import type { Session } from '@portal/client/session';
import { keys } from '@portal/client/session/session-keys';
import { storage } from '@portal/client/storage';
import type { Profile } from '@portal/contract/endpoints/accounts';
import { birthDay, cpf } from '@portal/contract/endpoints/fields';
import { toIsoDay } from '@portal/contract/format/date';
import { queryString } from '@portal/contract/format/links';
import { type AgeRequirement, isOldEnough } from '@portal/contract/selection-process/minimum-age';
import { isCpf } from '@portal/contract/validators/cpf';
import * as messages from '@portal/contract/validators/messages';
import { stripNonDigits } from '@portal/contract/validators/phone';
import { unmasked } from '@portal/contract/validators/text';
import * as z from 'zod/mini';

const identification = z.object({ cpf: cpf(), birthdate: birthDay() });

/** Applicant from the notice's dialog: `cpf` of 11 digits, `birthdate` as yyyy-mm-dd (A 2.10, B 2.3). */
export type Identification = z.output<typeof identification>;

/**
 * Builds the state of a navigation to a registration (`history.state`), which keeps CPFs out of URLs. It is bound to
 * the `visitor` or the logged-in candidate, so that the next user of the device cannot return to it. `visit` covers
 * one identification, with one registration at most.
 */
export const identificationState = (identified: Identification, session: Session) => ({
  identification: identified,
  visit: randomKey(),
  visitor: readVisitorId() ?? createVisitorId(),
  ...(session.kind === 'candidate' && { candidate: session.id }),
});

/** Reads the applicant from the navigation, else from the query; null once its session has ended (A 2.12, B 2.5). */
export function readIdentification(
  state: unknown,
  search: URLSearchParams,
  session: Session,
): Identification | null {
  const { identification: carried, visitor, candidate } = (state ?? {}) as CarriedIdentification;
  const isAnothers =
    candidate !== undefined &&
    session.kind !== 'unknown' &&
    !(session.kind === 'candidate' && session.id === candidate);
  return (
    (visitor !== readVisitorId() || isAnothers ? null : read(carried)) ??
    read({ cpf: stripNonDigits(search.get('cpf') ?? ''), birthdate: toIsoDay(search.get('date')) })
  );
}

/** Returns the visit of a navigation; null without identification. */
export function getVisitId(state: unknown): string | null {
  const { visit } = (state ?? {}) as CarriedIdentification;
  return typeof visit === 'string' ? visit : null;
}

/** Identifies the device's user since the last session ended, logged in or not. */
const readVisitorId = () => storage.read(keys.visitor);

function createVisitorId(): string {
  const visitor = randomKey();
  storage.write(keys.visitor, visitor);
  return visitor;
}

type CarriedIdentification = Partial<Record<'visit' | 'visitor' | 'identification' | 'candidate', unknown>>;

/** Removes personal data from a query; returns it unchanged if there is none. */
export function withoutIdentification(search: string): string {
  const query = new URLSearchParams(search);
  if (!query.has('cpf') && !query.has('date')) return search;
  query.delete('cpf');
  query.delete('date');
  return queryString(query);
}

function read(value: unknown): Identification | null {
  const { success, data } = z.safeParse(identification, value);
  return success ? data : null;
}

/** Fields of the notice's dialog with their messages (A 5.3, B 5), parsed from masked values. */
export const identificationFields = (cpfRequired: string, requirement: AgeRequirement, today: string) =>
  z.object({
    cpf: unmasked('cpf', cpf(cpfRequired)),
    birthdate: birthDay(messages.required, messages.dateInvalid).check(isOldEnough(requirement, today)),
  });

/** Returns the values of the notice's dialog from a profile; null if one is missing. */
export function knownIdentity({ nif, birthdate }: Pick<Profile, 'nif' | 'birthdate'>): Identification | null {
  const cpf = stripNonDigits(nif ?? '');
  const day = toIsoDay(birthdate);
  return isCpf(cpf) && day ? { cpf, birthdate: day } : null;
}
