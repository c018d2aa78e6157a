import { calendarPaths } from '@portal/contract/endpoints/calendars';
import { getClass } from '@portal/contract/endpoints/course-details';
import * as z from 'zod';
import { requireFound } from '../http/http-error.ts';
import { apiPrefix } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { calendarSchema, sendCalendar } from '../http/send-calendar.ts';
import { calendarText } from './calendar-text.ts';
import { calendarRepository } from './calendars.repository.ts';

/**
 * Registers calendars of a class and of an area, listed as `calendar_url`; beyond the bare contract. They are files,
 * not JSON, hence not endpoints of the contract.
 */
export const calendarsRoutes: RouteGroup = (app) => {
  const calendars = calendarRepository(app.db);

  app.get<{ Params: { planoDoCursoId: number } }>(
    apiPrefix + calendarPaths.ofClass,
    { schema: calendarSchema(getClass.params) },
    async (request, reply) => {
      const each = requireFound(await calendars.findClass(request.params.planoDoCursoId, app.now()));
      return sendCalendar(
        request,
        reply,
        `turma-${each.id}`,
        calendarText(each.title, [each], app.portalUrl),
      );
    },
  );

  app.get<{ Params: { area: string } }>(
    apiPrefix + calendarPaths.ofArea,
    { schema: calendarSchema(z.object({ area: z.string() })) },
    async (request, reply) => {
      const { area } = request.params;
      const { name, classes } = requireFound(await calendars.findArea(area, app.now()));
      return sendCalendar(request, reply, area, calendarText(`Turmas: ${name}`, classes, app.portalUrl));
    },
  );
};
