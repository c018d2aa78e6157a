import { slug } from '@portal/shared/format/slug';
import { and, asc, eq, gte, inArray, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { units } from '../db/schema/places.ts';

/** A class with a first day, and what a calendar says of it. Days are yyyy-mm-dd. */
export type CalendarClass = {
  id: number;
  courseId: number;
  title: string;
  unit: string;
  address: string;
  city: string | null;
  executionForm: string | null;
  schedules: string[];
  startsOn: string;
  endsOn: string | null;
  changedAt: Date;
};

/** Classes as calendars show them. A class without a first day has no place in any. */
export function calendarRepository(db: Database) {
  return {
    /** One class, or null where there is none or its first day is not known. */
    async findClass(id: number): Promise<CalendarClass | null> {
      const [row] = await selectClasses(db).where(eq(classes.id, id));
      return row && isDated(row) ? row : null;
    },

    /**
     * The name behind an area's slug, an axis or a segment, and the classes of its open courses that begin on the day
     * or later, in that order; null where no area is called so.
     */
    async findArea(area: string, day: string): Promise<{ name: string; classes: CalendarClass[] } | null> {
      const known = [
        ...(await db.selectDistinct({ name: courses.axisTechnology }).from(courses)),
        ...(await db.select({ name: areas.name }).from(areas)),
      ];
      const names = known.map(({ name }) => name).filter((name) => slug(name) === area);
      const [name] = names;
      if (name === undefined) return null;
      const rows = await selectClasses(db)
        .where(
          and(
            eq(courses.enrollmentOpen, 1),
            gte(classes.startsOn, day),
            or(inArray(courses.axisTechnology, names), inArray(areas.name, names)),
          ),
        )
        .orderBy(asc(classes.startsOn), asc(classes.id));
      return { name, classes: rows.filter(isDated) };
    },
  };
}

type ClassRow = Omit<CalendarClass, 'startsOn'> & { startsOn: string | null };

const isDated = (row: ClassRow): row is CalendarClass => row.startsOn !== null;

function selectClasses(db: Database) {
  return db
    .select({
      id: classes.id,
      courseId: courses.id,
      title: courses.title,
      unit: units.name,
      address: units.address,
      city: classes.location,
      executionForm: classes.executionForm,
      schedules: classes.schedules,
      startsOn: classes.startsOn,
      endsOn: classes.endsOn,
      changedAt: courses.updatedAt,
    })
    .from(classes)
    .innerJoin(courses, eq(courses.id, classes.courseId))
    .innerJoin(areas, eq(areas.id, courses.areaId))
    .innerJoin(units, eq(units.id, classes.unitId))
    .$dynamic();
}
