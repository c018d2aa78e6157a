import { listQuestions, vote } from '@portal/contract/endpoints/publications';
import { localDay } from '@portal/contract/format/calendar';
import * as messages from '@portal/contract/validators/messages';
import { keyedHash } from '../http/hashes.ts';
import { HttpError, invalid, requireFound } from '../http/http-error.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import type { Keys } from '../http/secrets.ts';
import { isVotable, questionRepository } from './questions.repository.ts';
import { countVoteOfAddress } from './vote-limits.ts';

/** Registers polls: each visitor votes once, while a poll is open (B 2.12). */
export const questionsRoutes: RouteGroup = (app) => {
  const questions = questionRepository(app.db);
  const today = () => localDay(app.now());

  route(app, listQuestions, async () => ({ data: await questions.list(today()) }));

  route(app, vote, async ({ params, body, headers, request }) => {
    const { poll, alternatives } = requireFound(await questions.find(params.id));
    if (!isVotable(poll, today())) throw invalid('answer', 'Esta enquete está encerrada.');
    const chosen = alternatives.find(({ title }) => title === body.answer);
    if (!chosen) throw invalid('answer', messages.alternativeRequired);
    const voter = getVoterId(headers['x-voter'], request.network);
    const [voterHash, ...earlier] = app.secrets.hashKeys.map((key) => keyedHash(key, voter)) as Keys;
    const given = {
      pollId: poll.id,
      alternativeId: chosen.id,
      voterHash,
      createdAt: app.now(),
    };
    await app.db.transaction(async (tx) => {
      // A second vote does not count against the IP address: the exception rolls back the hit.
      if (!(await questionRepository(tx).addVote(given, earlier))) throw createVotedError();
      await countVoteOfAddress(app, tx, { pollId: poll.id, address: request.network });
    });
    return { data: null, message: 'Voto registrado com sucesso!' };
  });
};

/**
 * Identifies a voter by the random text that the browser stores for this poll, or else by IP address. The limits
 * per IP address bound voters that a caller makes up.
 */
const getVoterId = (id: string | undefined, address: string): string =>
  /^[\w-]{16,64}$/.test(id ?? '') ? `voter:${id}` : `address:${address}`;

const createVotedError = () => new HttpError(409, 'Você já votou nesta enquete.');
