import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCalendar } from '../testing/read-calendar.ts';
import { calendarText } from './calendar-text.ts';

const written = fc
  .array(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('\\', ';', ',', '\\n', '\n', ':', '"', 'ção')),
  )
  .map((parts) => parts.join('').replace(/[^\P{Cc}\n]/gu, ''))
  .filter((text) => text !== '');

const course = {
  id: 7,
  courseId: 3,
  city: null,
  executionForm: null,
  startsOn: '2026-12-31',
  changedAt: new Date('2026-03-01T12:00:00Z'),
};
const noLastDay = fc.constantFrom(null, '2026-12-30');

it('any text comes out of the file as it went in, and a class without a last day, or one before its first, takes a day', () => {
  fc.assert(
    fc.property(written, written, noLastDay, (name, title, endsOn) => {
      const each = { ...course, title, unit: title, address: title, schedules: [title], endsOn };
      const calendar = readCalendar(calendarText(name, [each], 'https://portal.test/senac-portal'));
      expect(calendar.properties).toMatchObject({ NAME: name, 'X-WR-CALNAME': name });
      expect(calendar.components[0]?.properties).toMatchObject({
        SUMMARY: title,
        LOCATION: `Senac ${title}\n${title}`,
        DESCRIPTION: `${title}\nhttps://portal.test/senac-portal/detalhes/3?turma=7`,
        DTSTART: '20261231',
        DTEND: '20270101',
      });
    }),
  );
});
