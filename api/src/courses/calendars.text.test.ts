import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readCalendar } from '../testing/read-calendar.ts';
import { calendarText } from './calendars.text.ts';

const written = fc
  .array(
    fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom('\\', ';', ',', '\\n', '\n', ':', '"', 'ção')),
  )
  .map((parts) => parts.join('').replace(/[^\P{Cc}\n]/gu, ''))
  .filter((text) => text !== '');

it('any text comes out of the file as it went in, however long and whatever signs it has', () => {
  fc.assert(
    fc.property(written, written, (name, title) => {
      const calendar = readCalendar(
        calendarText(
          name,
          [
            {
              id: 7,
              courseId: 3,
              title,
              unit: title,
              address: title,
              city: null,
              executionForm: null,
              schedules: [title],
              startsOn: '2026-12-31',
              endsOn: null,
              changedAt: new Date('2026-03-01T12:00:00Z'),
            },
          ],
          'https://portal.test/senac-portal',
        ),
      );
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
