/** Hours of a day, such as 18.5 to 22. */
export interface HourRange {
  from: number;
  to: number;
}

/** "18h30 às 22h", "8 às 12h", "08:00 - 12:00": hour, mark and minutes, twice. */
const range =
  /(?:^|[^\d/])(\d{1,2})\s*([h:]?)(\d{2})?(?::\d{2})?h?\s*(?:as|ate|a|-|–)\s*(\d{1,2})\s*([h:]?)(\d{2})?/g;
const singleTime = /(?:^|[^\d/])(\d{1,2})\s*[h:](\d{2})?/;

/**
 * Returns the hours in a class's schedule text; a start time alone lasts an hour.
 * @param text folded
 */
export function hourRanges(text: string): HourRange[] {
  const ranges = [...text.matchAll(range)].filter(([, , mark, , , lastMark]) => mark || lastMark);
  if (ranges.length > 0) {
    return ranges.map(([, first, , minutes, last, , lastMinutes]) => ({
      from: hourOf(first, minutes),
      to: hourOf(last, lastMinutes),
    }));
  }
  const [, first, minutes] = singleTime.exec(text) ?? [];
  if (first === undefined) return [];
  const from = hourOf(first, minutes);
  return [{ from, to: from + 1 }];
}

const hourOf = (hour: string | undefined, minutes = '0'): number => Number(hour) + Number(minutes) / 60;
