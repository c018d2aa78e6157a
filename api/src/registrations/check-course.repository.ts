import { localDay } from '@portal/contract/format/calendar';
import { isInPerson } from '@portal/contract/selection-process/meeting-facts';
import { ageRefusal } from '@portal/contract/selection-process/minimum-age';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { psgItems } from '../db/schema/psg.ts';
import type { Services } from '../services.ts';
import type { Rejection } from './rejections.ts';

/** Checks an online registration against the rules of its course. @returns null if it is allowed */
export async function checkCourse(
  { now }: Pick<Services, 'now'>,
  db: Database,
  { itemId, birthdate }: { itemId: number; birthdate: string },
): Promise<Rejection | null> {
  const [item] = await db
    .select({
      registrationType: psgItems.registrationTypeName,
      min_age: psgItems.minAge,
      course_start_date: psgItems.startDateCourse,
    })
    .from(psgItems)
    .where(eq(psgItems.id, itemId));
  if (!item) return null;
  if (isInPerson(item.registrationType)) return { kind: 'in-person' };
  const text = ageRefusal(item, birthdate, localDay(now()));
  return text ? { kind: 'too-young', text } : null;
}
