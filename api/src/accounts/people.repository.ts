import { fold } from '@portal/contract/format/text';
import { and, eq, isNull, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { people } from '../db/schema/people.ts';
import { processKinds, tablesOf } from '../registrations/process-kind.ts';
import { accountByEmail } from './accounts.repository.ts';

/** Reads registered people, also for anonymous lookups (A 3, "person lookup"). */
export function peopleRepository(db: Database) {
  return {
    async byId(id: number) {
      const [person] = await db.select().from(people).where(eq(people.id, id));
      return person ?? null;
    },

    /**
     * Returns the data of a CPF with this birth date (yyyy-mm-dd), or null. If several e-mails have data of it,
     * verified data wins; without any, only values on which all agree.
     */
    async findByNif(nif: string, birthdate: string) {
      const known = await db
        .select()
        .from(people)
        .where(and(eq(people.nif, nif), isText(people.birthdate, birthdate)));
      const verified = known.find(({ verifiedAt }) => verifiedAt !== null);
      if (verified) return verified;
      const names = new Set(known.map(({ fullName, mother }) => fold(`${fullName} / ${mother ?? ''}`)));
      return names.size === 1 ? (known[0] ?? null) : null;
    },

    /** Returns the CPF of the account that has verified an e-mail, or null. */
    async nifOfEmail(email: string): Promise<string | null> {
      return (await accountByEmail(db, email))?.nif ?? null;
    },

    /**
     * Returns whether a CPF with this birth date is registered in a process. One endpoint serves PSG and PSS (A 7, B
     * 7): if both have a process with that id, the person must be registered in both.
     */
    async isRegistered(nif: string, birthdate: string, processId: number): Promise<boolean> {
      const known = await Promise.all(
        processKinds.map((processKind) => {
          const { processes, registrations } = tablesOf(processKind);
          return db
            .select({ registration: registrations.id })
            .from(processes)
            .leftJoin(
              registrations,
              and(
                eq(registrations.processId, processes.id),
                eq(registrations.nif, nif),
                isNull(registrations.cancelledAt),
                isText(registrations.birthdate, birthdate),
              ),
            )
            .where(eq(processes.id, processId));
        }),
      );
      const found = known.flat();
      return found.length > 0 && found.every(({ registration }) => registration !== null);
    },
  };
}

/** Compares a date as text, because the header may contain any text. */
const isText = (column: SQLWrapper, text: string) => sql`${column}::text = ${text}`;
