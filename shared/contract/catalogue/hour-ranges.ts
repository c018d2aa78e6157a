/** Hours of a day, such as 18.5 to 22. */
export interface HourRange {
  from: number;
  to: number;
}

/** "18h30 às 22h", "8 às 12h", "08:00 - 12:00": hour, mark and minutes, twice. */
const rangePattern =
  /(?:^|[^\d/])(\d{1,2})\s*([h:]?)(\d{2})?(?::\d{2})?h?\s*(?:as|ate|a|-|–)\s*(\d{1,2})\s*([h:]?)(\d{2})?/g;
const singleTimePattern = /(?:^|[^\d/])(\d{1,2})\s*[h:](\d{2})?/;

/**
 * Returns the hours in a class's schedule text; a start time alone lasts an hour.
 * @param text folded
 */
export function hourRanges(text: string): HourRange[] {
  const ranges = [...text.matchAll(rangePattern)].filter(([, , mark, , , lastMark]) => mark || lastMark);
  if (ranges.length > 0) {
    return ranges.map(([, first, , minutes, last, , lastMinutes]) => ({
      from: toHour(first, minutes),
      to: toHour(last, lastMinutes),
    }));
  }
  const [, first, minutes] = singleTimePattern.exec(text) ?? [];
  if (first === undefined) return [];
  const from = toHour(first, minutes);
  return [{ from, to: from + 1 }];
}

const toHour = (hour: string | undefined, minutes = '0'): number => Number(hour) + Number(minutes) / 60;
