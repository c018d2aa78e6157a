import { enrolsUntil } from '@portal/contract/catalogue/enrolment-state';
import { localDay } from '@portal/contract/format/calendar';
import { slug } from '@portal/contract/format/text';
import { and, asc, eq, gte, inArray, or } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { areas, classes, courses } from '../db/schema/courses.ts';
import { units } from '../db/schema/settings.ts';

/** Class of a calendar, with a first day. Dates are yyyy-mm-dd. */
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
  vacancies: number;
  onlineClosesAt: Date | null;
  presentialClosesAt: Date | null;
  changedAt: Date;
};

/** Reads classes for calendars: those with a first day and open enrolment. */
export function calendarRepository(db: Database) {
  return {
    /** Returns one class; null if it does not exist, has no first day or is closed. */
    async findClass(id: number, now: Date): Promise<CalendarClass | null> {
      const [row] = await selectClasses(db).where(eq(classes.id, id));
      return row && isDated(row) && isOpen(row, now) ? row : null;
    },

    /**
     * Returns the name of an area, axis or segment by slug, with the open classes of its open courses that begin today
     * or later, in that order; null if unknown.
     */
    async findArea(area: string, now: Date): Promise<{ name: string; classes: CalendarClass[] } | null> {
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
            gte(classes.startsOn, localDay(now)),
            or(inArray(courses.axisTechnology, names), inArray(areas.name, names)),
          ),
        )
        .orderBy(asc(classes.startsOn), asc(classes.id));
      return { name, classes: rows.filter(isDated).filter((row) => isOpen(row, now)) };
    },
  };
}

/** Returns whether enrolment in a class is open, online or at its unit. */
const isOpen = ({ vacancies, onlineClosesAt, presentialClosesAt }: CalendarClass, now: Date): boolean =>
  enrolsUntil({
    vagasDisponiveis: vacancies,
    dataDeEncerramentoOnline: onlineClosesAt?.toISOString() ?? null,
    dataDeEncerramentoPresencial: presentialClosesAt?.toISOString() ?? null,
  }) > now.getTime();

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
      vacancies: classes.vacancies,
      onlineClosesAt: classes.onlineClosesAt,
      presentialClosesAt: classes.presentialClosesAt,
      changedAt: courses.updatedAt,
    })
    .from(classes)
    .innerJoin(courses, eq(courses.id, classes.courseId))
    .innerJoin(areas, eq(areas.id, courses.areaId))
    .innerJoin(units, eq(units.id, classes.unitId))
    .$dynamic();
}
