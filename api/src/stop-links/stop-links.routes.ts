import { checkStopLink, followStopLink } from '@portal/contract/endpoints/accounts';
import { HttpError } from '../http/http-error.ts';
import { consume, limits } from '../http/rate-limit.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { findStop } from './stop.repository.ts';
import { stopTokens } from './stop-link.ts';

/** Registers "Não fui eu", the links in e-mails. Only a POST changes anything, because mail scanners open links. */
export const stopLinksRoutes: RouteGroup = (app) => {
  route(app, checkStopLink, async ({ body, request }) => {
    await consume(app, limits.stopLink, request.network);
    const grant = stopTokens.read(app, body.token);
    const stop = grant && (await findStop(app, app.db, grant));
    return { data: { stop: stop ? { kind: grant.kind, subject: stop.subject } : null } };
  });

  route(app, followStopLink, async ({ body, request }) => {
    await consume(app, limits.stopLink, request.network);
    const grant = stopTokens.read(app, body.token);
    const message = await app.db.transaction(async (tx) => {
      const stop = grant && (await findStop(app, tx, grant));
      return stop?.follow(tx) ?? null;
    });
    if (message === null) throw new HttpError(422, 'Este link não vale mais.');
    return { data: null, message };
  });
};
