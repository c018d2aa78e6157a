import { localDay } from '@portal/shared/format/calendar';
import { isInPerson } from '@portal/shared/selection-process/is-in-person';
import { ageRefusal } from '@portal/shared/selection-process/minimum-age';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { psgItems } from '../db/schema/psg.ts';
import { HttpError, invalid } from '../http/http-error.ts';
import type { Services } from '../services.ts';

/**
 * Checks an online registration against the rules of its course.
 *
 * @throws HttpError 422 if the course takes registrations in person only, or if an applicant is too young (`birthdate`)
 */
export async function checkCourse(
  { now }: Pick<Services, 'now'>,
  db: Database,
  { itemId, birthdate }: { itemId: number; birthdate: string },
): Promise<void> {
  const [item] = await db
    .select({
      registrationType: psgItems.registrationTypeName,
      min_age: psgItems.minAge,
      course_start_date: psgItems.startDateCourse,
    })
    .from(psgItems)
    .where(eq(psgItems.id, itemId));
  if (!item) return;
  if (isInPerson(item.registrationType)) {
    throw new HttpError(
      422,
      'A inscrição neste curso é feita pessoalmente. O edital diz onde, quando e com quais documentos.',
    );
  }
  const refusal = ageRefusal(item, birthdate, localDay(now()));
  if (refusal) throw invalid('birthdate', refusal);
}
