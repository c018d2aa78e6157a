import { calendarPaths } from '@portal/contract/endpoints/calendars';
import { idParams } from '@portal/contract/endpoints/parts';
import { notFound } from '../http/http-error.ts';
import { apiPrefix } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { calendarSchema, sendCalendar } from '../http/send-calendar.ts';
import { offerCalendarText } from './offer-calendar-text.ts';
import { findOfferDates } from './offer-dates.repository.ts';

/** Registers calendar files with the dates of offers; beyond the bare contract. */
export const offerCalendarsRoutes: RouteGroup = (app) => {
  const offers = [
    ['ofPsgOffer', findOfferDates.psg],
    ['ofPssOffer', findOfferDates.pss],
  ] as const;
  for (const [path, find] of offers) {
    app.get<{ Params: { id: number } }>(
      apiPrefix + calendarPaths[path],
      { schema: calendarSchema(idParams) },
      async (request, reply) => {
        const dates = await find(app.db, request.params.id);
        if (!dates?.isVisible) throw notFound();
        return sendCalendar(request, reply, dates.key, offerCalendarText(dates, app.portalUrl));
      },
    );
  }
};
