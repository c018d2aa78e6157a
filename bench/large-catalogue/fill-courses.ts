import { sql } from 'drizzle-orm';
import type { Database } from '../../api/src/db/database.ts';

/** Numbers of one round's courses and classes are so far from those of the next. */
const APART = 1_000_000;

/** Repeats every course and its classes so many times, each time under another title. */
export async function repeatCourses(db: Database, times: number): Promise<void> {
  for (let round = 1; round < times; round += 1) {
    const next = sql`${round * APART}::int`;
    await db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into courses (id, title, image, area_id, axis_technology, enrollment_open, modality_id, goals, requirements, workload)
        select id + ${next}, title || ', sala ' || ${round}::text, image, area_id, axis_technology, enrollment_open, modality_id, goals, requirements, workload
        from courses where id < ${APART}`);
      await tx.execute(sql`
        insert into classes (id, course_id, unit_id, location, price, execution_form, starts_on, ends_on, schedules, vacancies,
          online_closes_at, presential_closes_at, enrolment_url)
        select id + ${next}, course_id + ${next}, unit_id, location, price, execution_form, starts_on, ends_on, schedules, vacancies,
          online_closes_at, presential_closes_at, enrolment_url
        from classes where id < ${APART}`);
    });
  }
  await db.execute(sql`vacuum analyze`);
}
