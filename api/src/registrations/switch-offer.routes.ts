import {
  previewCourseSwitch,
  switchCourse as switchCourseEndpoint,
} from '@portal/shared/contract/my-processes';
import { AnswerError, notFound } from '../http/answer-error.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import { previewSwitch, type SwitchRefusal, switchCourse } from './switch-course.ts';

/** Switching to another course of the same process; beyond the bare contract. */
export const switchCourseRoutes: RouteGroup = (app) => {
  route(app, previewCourseSwitch, async ({ params, query, session }) => {
    const wanted = { id: params.id, personId: session.personId, itemId: query.selection_process_item_id };
    const result = await previewSwitch(app, wanted);
    if (result.kind !== 'position') throw errorOf(result);
    return { data: { position: result.position, vacancies: result.vacancies } };
  });

  route(app, switchCourseEndpoint, async ({ params, body, session }) => {
    const wanted = { id: params.id, personId: session.personId, itemId: body.selection_process_item_id };
    const result = await switchCourse(app, wanted, body.position);
    if (result.kind !== 'switched') throw errorOf(result);
    const { id, number, position } = result;
    return { data: { id, number, position }, message: 'Curso trocado.' };
  });
};

function errorOf(refusal: SwitchRefusal): AnswerError {
  switch (refusal.kind) {
    case 'unknown':
      return notFound();
    case 'outside-window':
      return new AnswerError(422, 'O prazo de inscrição terminou: fale com a unidade para trocar de curso.');
    case 'no-vacancies':
      return new AnswerError(422, 'As vagas deste curso acabaram. Sua inscrição continua como está.');
    case 'further-back':
      return new AnswerError(
        409,
        `Outras pessoas se inscreveram: agora a posição seria a ${refusal.position}ª. Nada mudou ainda.`,
      );
  }
}
