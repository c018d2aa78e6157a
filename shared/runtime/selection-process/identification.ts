import { birthDay, cpf } from '@portal/shared/contract/fields';
import { toIsoDay } from '@portal/shared/format/date';
import { queryString } from '@portal/shared/format/query-string';
import type { Session } from '@portal/shared/session';
import { keys } from '@portal/shared/session/session-keys';
import { storage } from '@portal/shared/storage';
import { stripNonDigits } from '@portal/shared/validators/phone';
import * as z from 'zod/mini';
import { randomKey } from '../draft/random-key.ts';

const identification = z.object({ cpf: cpf(), birthdate: birthDay() });

/** Who applies, as the notice's dialog asks: `cpf` of 11 digits, `birthdate` as yyyy-mm-dd (A 2.10, B 2.3). */
export type Identification = z.output<typeof identification>;

/**
 * State of a navigation to a registration (`history.state`), so that no address ever shows a CPF. It is the `visitor`'s, and
 * of a candidate who is logged in theirs: the next person at the device does not find it behind 'Voltar'. `visit` is what
 * one identification leads to, a registration at most.
 */
export const identificationState = (identified: Identification, session: Session) => ({
  identification: identified,
  visit: randomKey(),
  visitor: readVisitorId() ?? createVisitorId(),
  ...(session.kind === 'candidate' && { candidate: session.id }),
});

/**
 * Who applies: what the navigation carried, else the query's `cpf` and `date` (A 2.12, B 2.5).
 *
 * @param state of the navigation
 * @returns null where neither names a valid CPF and a day, or where a session has ended since
 */
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

/** The visit that a navigation belongs to; null where nobody has been identified yet. */
export function getVisitId(state: unknown): string | null {
  const { visit } = (state ?? {}) as CarriedIdentification;
  return typeof visit === 'string' ? visit : null;
}

/** Stands for whoever has been at the device since the last session ended, logged in or not. */
const readVisitorId = () => storage.read(keys.visitor);

function createVisitorId(): string {
  const visitor = randomKey();
  storage.write(keys.visitor, visitor);
  return visitor;
}

interface CarriedIdentification {
  visit?: unknown;
  visitor?: unknown;
  identification?: unknown;
  candidate?: unknown;
}

/**
 * A query without what identifies a person, `''` or beginning with `?`; as it was where there is nothing to leave out.
 */
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
