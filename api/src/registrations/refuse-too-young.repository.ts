import { localDay } from '@portal/shared/format/calendar';
import { ageRefusal } from '@portal/shared/selection-process/minimum-age';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { psgItems } from '../db/schema/psg.ts';
import { invalid } from '../http/answer-error.ts';
import type { Services } from '../services.ts';

/** @throws AnswerError 422 that names `birthdate` where an applicant is younger than a course requires */
export async function refuseTooYoung(
  { now }: Pick<Services, 'now'>,
  db: Database,
  { itemId, birthdate }: { itemId: number; birthdate: string },
): Promise<void> {
  const [item] = await db
    .select({ min_age: psgItems.minAge, course_start_date: psgItems.startDateCourse })
    .from(psgItems)
    .where(eq(psgItems.id, itemId));
  const refusal = item && ageRefusal(item, birthdate, localDay(now()));
  if (refusal) throw invalid('birthdate', refusal);
}
