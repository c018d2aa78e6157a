import { cancelPsgRegistration, cancelPssRegistration } from '@portal/contract/endpoints/registrations';
import { CANCELLED } from '@portal/contract/selection-process/statuses';
import type { FastifyInstance } from 'fastify';
import { HttpError, notFound } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { cancel } from './cancel.ts';
import type { ProcessKind } from './process-kind.ts';

/** Cancelling a registration; beyond the bare contract. */
export const cancelRoutes: RouteGroup = (app) => {
  route(app, cancelPsgRegistration, ({ params, session }) => answer(app, 'psg', params.id, session.personId));
  route(app, cancelPssRegistration, ({ params, session }) => answer(app, 'pss', params.id, session.personId));
};

/** @throws HttpError 404, 422 once the window is over */
async function answer(app: FastifyInstance, processKind: ProcessKind, id: number, personId: number) {
  const { kind } = await cancel(app, { processKind, id, personId });
  if (kind === 'unknown') throw notFound();
  if (kind === 'outside-window') {
    throw new HttpError(422, 'O prazo de inscrição terminou: fale com a unidade para desistir da vaga.');
  }
  return { data: { status: CANCELLED }, message: 'Inscrição cancelada.' };
}
