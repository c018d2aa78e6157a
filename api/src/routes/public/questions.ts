import { listQuestions, vote } from '@portal/shared/contract/questions';
import { AnswerError, invalid } from '../../answer-error.ts';
import { route } from '../../route.ts';
import { localDay } from '../../services/local-day.ts';
import { visitorHash } from '../../services/views.ts';
import type { RouteGroup } from '../route-group.ts';
import { found } from './found.ts';
import { isVotable, questionRepository } from './questions.repository.ts';

/** Polls: everybody votes once, and only while a poll is open (B 2.12). */
export const questionsRoutes: RouteGroup = (app) => {
  const questions = questionRepository(app.db);
  const today = () => localDay(app.now());

  route(app, listQuestions, async () => ({ data: await questions.list(today()) }));

  route(app, vote, async ({ params, body, request }) => {
    const { poll, alternatives } = found(await questions.find(params.id));
    if (!isVotable(poll, today())) throw invalid('answer', 'Esta enquete está encerrada.');
    const chosen = alternatives.find(({ title }) => title === body.answer);
    if (!chosen) throw invalid('answer', 'Por favor, selecione uma alternativa antes de votar.');
    const counted = await questions.addVote({
      pollId: poll.id,
      alternativeId: chosen.id,
      voterHash: visitorHash(app, request),
      createdAt: app.now(),
    });
    if (!counted) throw new AnswerError(409, 'Você já votou nesta enquete.');
    return { data: null, message: 'Voto registrado com sucesso!' };
  });
};
