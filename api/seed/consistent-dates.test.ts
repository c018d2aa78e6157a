import { hourRanges } from '@portal/contract/catalogue/shifts';
import { fold } from '@portal/contract/format/text';
import { describe, expect, it } from 'vitest';
import { calendar } from './calendar.ts';
import { courses } from './data/courses.ts';
import { psgProcesses } from './data/psg.ts';
import { pssProcesses } from './data/pss.ts';
import { scheduleOf, timetables } from './data/timetables.ts';
import { catalogue } from './steps/catalogue.ts';
import { planClass } from './steps/course-classes.ts';
import { documentDays, offerRow } from './steps/process-rows.ts';
import { courseDays } from './steps/seed-processes.ts';

const days = Array.from({ length: 14 }, (_, day) => new Date(Date.UTC(2026, 10, 21 + day, 12)));
const DAY_MS = 86_400_000;

/** Parses weekdays and hours from the displayed text. */
function read(schedule: string) {
  const words = fold(schedule);
  const named = ['domingo', 'segunda', 'terca', 'quarta', 'quinta', 'sexta', 'sabado'];
  const weekdays = words.includes('segunda a sexta')
    ? [1, 2, 3, 4, 5]
    : named.flatMap((name, day) => (words.includes(name) ? day : []));
  const [range] = hourRanges(words);
  if (!range) throw new Error(`No hours in "${schedule}"`);
  return { weekdays, hours: range.to - range.from };
}

/** Counts the hours from one day to another, both included. */
function hoursHeld(schedules: string[], first: string, last: string): number {
  const meetings = schedules.map(read);
  let hours = 0;
  for (let at = Date.parse(first); at <= Date.parse(last); at += DAY_MS)
    for (const { weekdays, hours: each } of meetings)
      if (weekdays.includes(new Date(at).getUTCDay())) hours += each;
  return hours;
}

const weekdaysOf = (schedules: string[]) => schedules.flatMap((each) => read(each).weekdays);
const weekdayOf = (day: string) => new Date(day).getUTCDay();

describe.each(days)('seeded on %s', (today) => {
  const relative = calendar(today);

  it('every class begins and ends on a day of its timetable, which adds up to its workload within a tenth', () => {
    const plans = catalogue(courses).flatMap((entry, index) =>
      Array.from({ length: entry.classes }, (_, place) => ({ entry, index, place })),
    );
    plans.forEach(({ entry: { course }, index, place }, ordinal) => {
      const plan = planClass(course, { ordinal, course_id: index + 1, place }, relative);
      if (!plan.dataPeriodoExecucaoInicial || !plan.dataPeriodoExecucaoFinal) return;
      const weekdays = weekdaysOf(plan.horarios);
      expect(weekdays, course.title).toContain(weekdayOf(plan.dataPeriodoExecucaoInicial));
      expect(weekdays, course.title).toContain(weekdayOf(plan.dataPeriodoExecucaoFinal));
      const hours = hoursHeld(plan.horarios, plan.dataPeriodoExecucaoInicial, plan.dataPeriodoExecucaoFinal);
      expect(Math.abs(hours - course.workload) / course.workload, course.title).toBeLessThanOrEqual(0.1);
      const closing = plan.dataDeEncerramentoPresencial?.slice(0, 10) ?? '';
      expect([1, 2, 3, 4, 5], `${course.title} closes`).toContain(weekdayOf(closing));
      expect(closing < plan.dataPeriodoExecucaoInicial, course.title).toBe(true);
    });
  });

  it('every free course begins on a day of its timetable, after its documents are delivered, and has its workload', () => {
    for (const process of psgProcesses)
      for (const item of process.items) {
        const { start_date_course, end_date_course } = courseDays(process, item, relative);
        const schedules = scheduleOf(timetables[item.timetable]);
        expect(weekdaysOf(schedules), item.course).toContain(weekdayOf(start_date_course));
        expect(start_date_course > relative.day(documentDays(process, relative).last), item.course).toBe(
          true,
        );
        const workload = courses.find(({ title }) => title === item.course)?.workload;
        if (!workload) continue;
        const hours = hoursHeld(schedules, start_date_course, end_date_course);
        expect(Math.abs(hours - workload) / workload, item.course).toBeLessThanOrEqual(0.1);
      }
  });

  it.each([
    ['psg', psgProcesses],
    ['pss', pssProcesses],
  ] as const)(
    'documents of %s are delivered on workdays after the result, which names some',
    (programme, processes) => {
      for (const process of processes)
        for (const offer of process.items) {
          const row = offerRow({ programme, process, offer, schedule: [] }, { calendar: relative });
          expect(row.documents_to_bring.length).toBeGreaterThan(2);
          const { first, last } = documentDays(process, relative);
          for (let day = first; day <= last; day++) expect([1, 2, 3, 4, 5]).toContain(relative.weekday(day));
          expect(first).toBeGreaterThan(process.resultIn);
        }
    },
  );
});
