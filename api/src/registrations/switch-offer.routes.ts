import {
  previewCourseSwitch,
  previewPositionSwitch,
  switchCourse,
  switchPosition,
} from '@portal/contract/endpoints/registrations';
import { HttpError, notFound } from '../http/http-error.ts';
import { type RouteGroup, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import type { ProcessKind } from './process-kind.ts';
import { toHttpError } from './rejections.ts';
import { previewSwitch, type SwitchRejection, switchOffer } from './switch-offer.ts';

/** Switching to another course or position of the same process; beyond the bare contract. */
export const switchOfferRoutes: RouteGroup = (app) => {
  route(app, previewCourseSwitch, async ({ params, query, session }) => ({
    data: await preview(app, {
      processKind: 'psg',
      id: params.id,
      personId: session.personId,
      itemId: query.selection_process_item_id,
    }),
  }));

  route(app, switchCourse, async ({ params, body, session }) => ({
    data: await change(
      app,
      {
        processKind: 'psg',
        id: params.id,
        personId: session.personId,
        itemId: body.selection_process_item_id,
      },
      body.position,
    ),
    message: 'Curso trocado.',
  }));

  route(app, previewPositionSwitch, async ({ params, query, session }) => ({
    data: await preview(app, {
      processKind: 'pss',
      id: params.id,
      personId: session.personId,
      itemId: query.pss_selection_process_item_id,
    }),
  }));

  route(app, switchPosition, async ({ params, body, session }) => ({
    data: await change(
      app,
      {
        processKind: 'pss',
        id: params.id,
        personId: session.personId,
        itemId: body.pss_selection_process_item_id,
      },
      body.position,
    ),
    message: 'Cargo trocado.',
  }));
};

type Wanted = Parameters<typeof previewSwitch>[1];

async function preview(services: Services, wanted: Wanted) {
  const result = await previewSwitch(services, wanted);
  if (result.kind !== 'position') throw errorOf(result, wanted.processKind);
  const { kind, ...standing } = result;
  return standing;
}

async function change(services: Services, wanted: Wanted, accepted: number) {
  const result = await switchOffer(services, wanted, accepted);
  if (result.kind !== 'switched') throw errorOf(result, wanted.processKind);
  return { id: result.id, number: result.number, position: result.position };
}

const offers: Record<ProcessKind, string> = { psg: 'curso', pss: 'cargo' };

function errorOf(rejection: SwitchRejection, processKind: ProcessKind): HttpError {
  const offer = offers[processKind];
  switch (rejection.kind) {
    case 'unknown':
      return notFound();
    case 'outside-window':
      return new HttpError(422, `O prazo de inscrição terminou: fale com a unidade para trocar de ${offer}.`);
    case 'no-vacancies':
      return new HttpError(422, `As vagas deste ${offer} acabaram. Sua inscrição continua como está.`);
    case 'further-back':
      return new HttpError(
        409,
        `Outras pessoas se inscreveram: agora a posição seria a ${rejection.position}ª. Nada mudou ainda.`,
      );
    default:
      return toHttpError(rejection, processKind);
  }
}
