import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { people } from '../../db/schema/people.ts';
import { psgProcesses, psgRegistrations } from '../../db/schema/psg.ts';
import { pssProcesses, pssRegistrations } from '../../db/schema/pss.ts';
import { normalEmail } from '../../services/accounts.ts';

/** What anonymous look-ups may ask of people (A 3, "person lookup"). */
export function peopleRepository(db: Database) {
  return {
    /** The person with this CPF and this birth date (yyyy-mm-dd), or null. */
    async findByNif(nif: string, birthdate: string) {
      const [person] = await db.select().from(people).where(eq(people.nif, nif));
      return person && person.birthdate === birthdate ? person : null;
    },

    /** The CPF behind an e-mail, or null. */
    async nifOfEmail(email: string): Promise<string | null> {
      const [person] = await db
        .select({ nif: people.nif })
        .from(people)
        .where(eq(people.email, normalEmail(email)));
      return person?.nif ?? null;
    },

    /**
     * Whether a CPF with this birth date is registered in the process of that id. One call serves both programmes
     * (A 7, B 7): where both have a process of that id, only who is registered in both is surely meant.
     */
    async isRegistered(nif: string, birthdate: string, processId: number): Promise<boolean> {
      const known = await Promise.all([
        db
          .select({ registration: psgRegistrations.id })
          .from(psgProcesses)
          .leftJoin(
            psgRegistrations,
            and(
              eq(psgRegistrations.processId, psgProcesses.id),
              eq(psgRegistrations.nif, nif),
              isText(psgRegistrations.birthdate, birthdate),
            ),
          )
          .where(eq(psgProcesses.id, processId)),
        db
          .select({ registration: pssRegistrations.id })
          .from(pssProcesses)
          .leftJoin(
            pssRegistrations,
            and(
              eq(pssRegistrations.processId, pssProcesses.id),
              eq(pssRegistrations.nif, nif),
              isText(pssRegistrations.birthdate, birthdate),
            ),
          )
          .where(eq(pssProcesses.id, processId)),
      ]);
      const processes = known.flat();
      return processes.length > 0 && processes.every(({ registration }) => registration !== null);
    },
  };
}

/** Compares a date as text: what a header says need not be a date. */
const isText = (column: SQLWrapper, text: string) => sql`${column}::text = ${text}`;
