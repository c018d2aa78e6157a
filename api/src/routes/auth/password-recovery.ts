import { checkPasswordCode, requestPasswordCode, resetPassword } from '@portal/shared/contract/auth';
import type { Body } from '@portal/shared/contract/endpoint';
import { invalid } from '../../answer-error.ts';
import type { Database } from '../../db/database.ts';
import { route } from '../../route.ts';
import { accountByEmail, accountById, normalEmail, setPassword } from '../../services/accounts.ts';
import { record } from '../../services/audit.ts';
import { evenTime } from '../../services/even-time.ts';
import { enqueueMail } from '../../services/outbox.ts';
import { passwordFault } from '../../services/password-rules.ts';
import { hashPassword } from '../../services/passwords.ts';
import { consume, limits } from '../../services/rate-limit.ts';
import { issueResetCode, redeemResetCode } from '../../services/reset-codes.ts';
import { closeSessionsOf } from '../../services/sessions.ts';
import type { Services } from '../../services.ts';
import type { RouteGroup } from '../route-group.ts';

/** Longer than any of these calls takes, so that its time tells nothing. */
const answerTime = 250;

/** Recovery of a password by a code sent to the e-mail (B 2.6, B 7). It never tells whether an account exists. */
export const passwordRecoveryRoutes: RouteGroup = (app) => {
  route(app, requestPasswordCode, async ({ body, request }) => {
    const email = normalEmail(body.email);
    await consume(app, limits.resetAddress, request.ip);
    await consume(app, limits.resetAccount, email);
    await evenTime(answerTime, () => sendCode(app, email));
    return { data: null, message: 'Se o e-mail estiver cadastrado, você receberá um código em instantes.' };
  });

  route(app, checkPasswordCode, async ({ body, request }) => {
    await consume(app, limits.codeAddress, request.ip);
    await evenTime(answerTime, async () => refuse(await app.db.transaction((tx) => judge(app, tx, body))));
    return { data: null, message: 'Código válido.' };
  });

  route(app, resetPassword, async ({ body, request }) => {
    await consume(app, limits.codeAddress, request.ip);
    await evenTime(answerTime, async () => refuse(await reset(app, body)));
    return { data: null, message: 'Senha alterada com sucesso!' };
  });
};

type Reset = Body<typeof resetPassword>;
type Verdict = { kind: 'good'; personId: number } | { kind: 'wrong-code' } | { kind: 'weak'; text: string };

async function sendCode(services: Services, email: string): Promise<void> {
  const account = await accountByEmail(services.db, email);
  if (!account) return;
  const { personId } = account;
  await services.db.transaction(async (tx) => {
    const code = await issueResetCode(services, tx, { id: personId, email });
    await enqueueMail(tx, services.now(), {
      key: `reset-code:${personId}:${services.now().getTime()}`,
      recipient: email,
      subject: 'Código para recuperar sua senha',
      body: [
        `Olá, ${account.fullName}.`,
        `Seu código é ${code}. Ele vale por 10 minutos e uma única vez.`,
        `Informe-o em ${services.portalUrl}/resetPassword`,
        'Se não foi você quem pediu, ignore esta mensagem: sua senha continua a mesma.',
      ].join('\n\n'),
    });
    await record(tx, services.now(), 'anonymous', 'reset-requested', `person:${personId}`);
  });
}

/** Whether code and password would do; the code stays unspent. A verdict, not an error: a wrong try must be kept. */
async function judge(services: Services, db: Database, form: Reset): Promise<Verdict> {
  const given = { email: normalEmail(form.email), code: form.code, use: false };
  const personId = await redeemResetCode(services, db, given);
  const account = personId === null ? null : await accountById(db, personId);
  if (!account) return { kind: 'wrong-code' };
  const text = passwordFault(form.password, account);
  return text ? { kind: 'weak', text } : { kind: 'good', personId: account.personId };
}

async function reset(services: Services, form: Reset): Promise<Verdict> {
  const passwordHash = await hashPassword(form.password);
  return services.db.transaction(async (tx) => {
    const verdict = await judge(services, tx, form);
    if (verdict.kind !== 'good') return verdict;
    const { personId } = verdict;
    await redeemResetCode(services, tx, { email: normalEmail(form.email), code: form.code, use: true });
    await setPassword(tx, services.now(), personId, passwordHash);
    await closeSessionsOf(tx, personId);
    await record(tx, services.now(), `person:${personId}`, 'password-reset', `person:${personId}`);
    return verdict;
  });
}

function refuse(verdict: Verdict): void {
  if (verdict.kind === 'wrong-code') throw invalid('code', 'Código inválido ou expirado.');
  if (verdict.kind === 'weak') throw invalid('password', verdict.text);
}
