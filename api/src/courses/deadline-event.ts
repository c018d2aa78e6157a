import { DAY } from '@portal/contract/format/date';
import { ICalAlarmType, type ICalEventData } from 'ical-generator';

/** Returns an event at a deadline, an instant without an end, with a reminder a day before. */
export const deadlineEvent = (event: Omit<ICalEventData, 'start'>, closesAt: Date): ICalEventData => ({
  ...event,
  start: closesAt,
  alarms: [{ type: ICalAlarmType.display, trigger: DAY / 1000, description: event.summary ?? null }],
});
