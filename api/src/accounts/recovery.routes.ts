import {
  checkPasswordCode,
  checkStopLink,
  followStopLink,
  requestPasswordCode,
  resetPassword,
} from '@portal/contract/endpoints/accounts';
import type { Body } from '@portal/contract/endpoints/endpoint';
import { normaliseEmail } from '@portal/contract/validators/email';
import { logSecurityEvent } from '@portal/server-kit/security-event';
import type { FastifyRequest } from 'fastify';
import { transact } from '../db/database.ts';
import { type ConstraintName, constraintNames, mapViolation } from '../db/schema/constraint-names.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { HttpError, invalid } from '../http/http-error.ts';
import { limits } from '../http/limits.ts';
import {
  consume,
  consumeAll,
  findRejection,
  forgive,
  hitsLeft,
  tooManyRequests,
} from '../http/rate-limit.ts';
import { type RouteGroup, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { findStop } from '../stop-links/stop.repository.ts';
import { stopTokens } from '../stop-links/stop-link.ts';
import { mailPasswordChanged, mailResetCode } from './account-mails.ts';
import { type Account, accountById, claimEmail, setPassword } from './accounts.repository.ts';
import { attemptOfSite } from './login.routes.ts';
import { getPasswordError, hashPassword } from './passwords.ts';
import { redeemCode } from './reset-codes.repository.ts';
import { closeSessionsOf } from './sessions.repository.ts';
import { withMinimumDuration } from './with-minimum-duration.ts';

/** Longer than any of these requests takes, so that the response time reveals nothing. */
const MIN_RESPONSE_MS = 250;

/** Recovery by e-mailed codes (B 2.6, B 7) and "Não fui eu" links. Never reveals whether an account exists. */
export const recoveryRoutes: RouteGroup = (app) => {
  route(app, requestPasswordCode, async ({ body, request }) => {
    const email = normaliseEmail(body.email);
    const subject = createSubject(email, request.network);
    await consumeAll(app, [
      [limits.resetAddress, request.network],
      [limits.resetAccount, subject],
    ]);
    // Each new code has its own attempts; the number of codes is limited.
    await forgive(app, [[limits.wrongCode, subject]]);
    await withMinimumDuration(app, MIN_RESPONSE_MS, () => mailResetCode(app, email));
    return { data: null, message: 'Se o e-mail estiver cadastrado, você receberá um código em instantes.' };
  });

  route(app, checkPasswordCode, async ({ body, request }) => {
    await tryCode(app, body, request, () => transact(app, (tx) => validateReset(tx, body)));
    return { data: null, message: 'Código válido.' };
  });

  route(app, resetPassword, async ({ body, request }) => {
    const { isFirst } = await tryCode(app, body, request, () => reset(app, body));
    logSecurityEvent(request.log, { security: 'password-reset' });
    // The code verified the e-mail: earlier failed attempts from this IP address no longer delay the login.
    await forgive(app, [attemptOfSite(normaliseEmail(body.email), request.network)]);
    return { data: null, message: isFirst ? 'Senha criada com sucesso!' : 'Senha alterada com sucesso!' };
  });

  // Only a POST follows a link, because mail scanners open links.
  route(app, checkStopLink, async ({ body, request }) => {
    await consume(app, limits.stopLink, request.network);
    const grant = stopTokens.read(app, body.token);
    const stop = grant && (await findStop(app, grant));
    return { data: { stop: stop ? { kind: grant.kind, subject: stop.subject } : null } };
  });

  route(app, followStopLink, async ({ body, request }) => {
    await consume(app, limits.stopLink, request.network);
    const grant = stopTokens.read(app, body.token);
    const message = await transact(app, async (tx) => {
      const stop = grant && (await findStop(tx, grant));
      return stop?.follow() ?? null;
    });
    if (message === null) throw new HttpError(422, 'Este link não vale mais.');
    return { data: null, message };
  });
};

type Reset = Body<typeof resetPassword>;
/** Valid code; `isFirst` if the account had no password. */
type Good = { kind: 'good'; account: Account; isFirst: boolean };
type Verdict = Good | { kind: 'wrong-code' } | { kind: 'weak'; text: string };

/** Wrong codes of one IP address for one e-mail share a counter, whether the e-mail has an account or not. */
const createSubject = (email: string, network: string): string => `${email} ${network}`;

/** Counts an attempt of the address, and refunds it for a valid code. @throws HttpError 422 (code, password), 429 */
async function tryCode(
  services: Services,
  form: Reset,
  { network, log }: Pick<FastifyRequest, 'network' | 'log'>,
  attempt: () => Promise<Verdict>,
): Promise<Good> {
  const subject = createSubject(normaliseEmail(form.email), network);
  await consume(services, limits.codeAddress, network);
  const refused = await findRejection(services, [[limits.wrongCode, subject]]);
  if (refused) throw tooManyRequests(refused.seconds, formatNoAttempts);
  const verdict = await withMinimumDuration(services, MIN_RESPONSE_MS, attempt);
  if (verdict.kind === 'wrong-code') {
    logSecurityEvent(log, { security: 'code-refused' });
    throw invalid('code', formatWrongCode(await hitsLeft(services, limits.wrongCode, subject)));
  }
  await forgive(services, [
    [limits.codeAddress, network],
    [limits.wrongCode, subject],
  ]);
  if (verdict.kind === 'weak') throw invalid('password', verdict.text);
  return verdict;
}

const formatNoAttempts = (wait: string) =>
  `Não restam tentativas: peça outro código, ou tente novamente em ${wait}.`;

/** Any e-mail has attempts, so that their number reveals nothing about an account. */
function formatWrongCode(left: number): string {
  const attempts = left === 1 ? 'Resta 1 tentativa' : `Restam ${left} tentativas`;
  return `Código inválido ou expirado. ${left > 0 ? `${attempts}.` : 'Não restam tentativas: peça outro código.'}`;
}

/** Validates code and password without using the code. Throws nothing, because a wrong attempt must stay counted. */
async function validateReset(services: Services, form: Reset): Promise<Verdict> {
  const personId = await redeemCode(services, { ...getCode(form), use: false });
  const account = personId === null ? null : await accountById(services.db, personId);
  if (!account) return { kind: 'wrong-code' };
  const text = getPasswordError(form.password, account);
  return text ? { kind: 'weak', text } : { kind: 'good', account, isFirst: account.passwordHash === null };
}

const getCode = (form: Reset) => ({
  purpose: 'password' as const,
  email: normaliseEmail(form.email),
  code: form.code,
});

/** Sets the password. The code verified the e-mail, which from now on belongs only to this account. */
async function reset(services: Services, form: Reset): Promise<Verdict> {
  const passwordHash = await hashPassword(form.password, services.passwordCost);
  const done = transact(services, async (tx): Promise<Verdict> => {
    const verdict = await validateReset(tx, form);
    if (verdict.kind !== 'good') return verdict;
    const { account, isFirst } = verdict;
    const { personId } = account;
    const email = normaliseEmail(form.email);
    await redeemCode(tx, { ...getCode(form), use: true });
    const now = tx.now();
    await claimEmail(tx.db, now, personId, email);
    await setPassword(tx.db, now, personId, passwordHash);
    await closeSessionsOf(tx.db, personId);
    if (!isFirst) await mailPasswordChanged(tx, { ...account, email }, now);
    await writeAuditEntry(tx.db, now, `person:${personId}`, 'password-reset');
    return verdict;
  });
  return done.catch((error: unknown) => {
    const verdict = mapViolation(error, verdictOfViolation);
    if (verdict) return verdict;
    throw error;
  });
}

const verdictOfViolation: Partial<Record<ConstraintName, Verdict>> = {
  // Another account has verified the e-mail in the meantime.
  [constraintNames.provedEmail]: { kind: 'wrong-code' },
};
