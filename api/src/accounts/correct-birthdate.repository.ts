import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { people } from '../db/schema/people.ts';
import { invalid } from '../http/http-error.ts';
import { processKinds, tablesOf } from '../registrations/process-kind.ts';
import { isOpenProcess } from '../selection/offer-conditions.repository.ts';

/**
 * Corrects a person's birth date, also in their registrations in open processes, which the unit then compares with
 * documents.
 * @returns false if the date is unchanged
 * @throws HttpError 422 once the institution has verified the date
 */
export async function correctBirthdate(db: Database, personId: number, birthdate: string): Promise<boolean> {
  const [person] = await db.select().from(people).where(eq(people.id, personId)).for('update');
  if (!person || person.birthdate === birthdate) return false;
  if (person.verifiedAt) {
    throw invalid(
      'birthdate',
      'A unidade já conferiu esta data com o seu documento. Para mudar, peça ajuda à unidade.',
    );
  }
  await db.update(people).set({ birthdate }).where(eq(people.id, personId));
  for (const kind of processKinds) {
    const { processes, registrations } = tablesOf(kind);
    const open = db.select({ id: processes.id }).from(processes).where(isOpenProcess(processes));
    await db
      .update(registrations)
      .set({ birthdate, needsDocumentCheck: true })
      .where(
        and(
          eq(registrations.personId, personId),
          eq(registrations.birthdate, person.birthdate),
          isNull(registrations.cancelledAt),
          inArray(registrations.processId, open),
        ),
      );
  }
  return true;
}
