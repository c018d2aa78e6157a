import { checkPasswordCode, requestPasswordCode, resetPassword } from '@portal/shared/contract/auth';
import type { Body } from '@portal/shared/contract/endpoint';
import { maskCpf } from '@portal/shared/format/mask';
import { formatPersonName } from '@portal/shared/format/person-name';
import { tellSecurity } from '@portal/shared/server/security-event';
import type { FastifyRequest } from 'fastify';
import { type ConstraintName, constraintNames } from '../db/constraint-names.ts';
import type { Database } from '../db/database.ts';
import { meaningOfViolation } from '../db/meaning-of-violation.ts';
import { invalid } from '../http/answer-error.ts';
import { record } from '../http/audit.repository.ts';
import { clearHits, consume, countHit, giveBack, limits } from '../http/rate-limit.ts';
import { route } from '../http/route.ts';
import type { RouteGroup } from '../http/route-group.ts';
import type { EmailPart } from '../mail/email.ts';
import { enqueueMail } from '../mail/outbox.repository.ts';
import { writeEmail } from '../mail/write-email.ts';
import type { Services } from '../services.ts';
import { accountById, accountsReachedBy, normalEmail, setPassword } from './accounts.repository.ts';
import { claimEmail } from './claim-email.repository.ts';
import { clearLoginAttempts } from './login-attempts.ts';
import { minimumDuration } from './minimum-duration.ts';
import { passwordFault } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { issueCode, redeemCode } from './reset-codes.repository.ts';
import { resetLink } from './reset-link.ts';
import { closeSessionsOf } from './sessions.repository.ts';

/** Longer than any of these calls takes, so that the response time reveals nothing. */
const answerTime = 250;

/** Codes in one mail, for those who have applied last: more people than these share no mailbox. */
const mostAccounts = 10;

/** Recovery of a password by a code sent to the e-mail (B 2.6, B 7). It never tells whether an account exists. */
export const passwordRecoveryRoutes: RouteGroup = (app) => {
  route(app, requestPasswordCode, async ({ body, request }) => {
    const email = normalEmail(body.email);
    await consume(app, limits.resetAddress, request.network);
    await consume(app, limits.resetAccount, subjectOf(email, request.network));
    // A new code, of which there are few in an hour, has attempts of its own.
    await clearHits(app, limits.wrongCode, subjectOf(email, request.network));
    await minimumDuration(app, answerTime, () => sendCode(app, email));
    return { data: null, message: 'Se o e-mail estiver cadastrado, você receberá um código em instantes.' };
  });

  route(app, checkPasswordCode, async ({ body, request }) => {
    await tryCode(app, body, request, () => app.db.transaction((tx) => judge(app, tx, body)));
    return { data: null, message: 'Código válido.' };
  });

  route(app, resetPassword, async ({ body, request }) => {
    await tryCode(app, body, request, () => reset(app, body));
    tellSecurity(request.log, { security: 'password-reset' });
    // The code has proved the ownership: earlier failed attempts from this address no longer delay the log-in.
    await clearLoginAttempts(app, { email: normalEmail(body.email), address: request.network, device: null });
    return { data: null, message: 'Senha alterada com sucesso!' };
  });
};

type Reset = Body<typeof resetPassword>;
type Verdict = { kind: 'good'; personId: number } | { kind: 'wrong-code' } | { kind: 'weak'; text: string };

/** Wrong codes of one address for one e-mail are counted together, whether the e-mail has an account or not. */
const subjectOf = (email: string, network: string): string => `${email} ${network}`;

/**
 * Uses one of the few attempts that an address has, in all and at an e-mail's code, and gives them back where the code was
 * right.
 * @throws AnswerError 422 for what is refused, 429
 */
async function tryCode(
  services: Services,
  form: Reset,
  { network, log }: Pick<FastifyRequest, 'network' | 'log'>,
  attempt: () => Promise<Verdict>,
): Promise<void> {
  const subject = subjectOf(normalEmail(form.email), network);
  await consume(services, limits.codeAddress, network);
  await consume(services, limits.wrongCode, subject);
  const verdict = await minimumDuration(services, answerTime, attempt);
  if (verdict.kind === 'wrong-code') tellSecurity(log, { security: 'code-refused' });
  else {
    await giveBack(services, limits.codeAddress, network);
    await clearHits(services, limits.wrongCode, subject);
  }
  refuse(verdict);
}

/** Sends one mail with a code for each account that the e-mail may open, or none where it has had enough of them lately. */
async function sendCode(services: Services, email: string): Promise<void> {
  if (await countHit(services, limits.resetMailbox, email)) return;
  const reached = (await accountsReachedBy(services.db, email)).slice(0, mostAccounts);
  if (reached.length === 0) return;
  const key = `reset-code:${reached[0]?.personId}:${services.now().getTime()}`;
  await services.db.transaction(async (tx) => {
    const codes = [];
    for (const { personId, fullName, nif } of reached) {
      const code = await issueCode(services, tx, { id: personId, email, purpose: 'password', mailKey: key });
      codes.push({ fullName, nif, code });
      await record(tx, services.now(), 'anonymous', 'reset-requested', `person:${personId}`);
    }
    await enqueueMail(tx, services.now(), {
      key,
      recipient: email,
      ...writeEmail(services.portalUrl, {
        subject: 'Código para recuperar sua senha',
        parts: [
          ...codeParts(codes),
          { kind: 'action', label: 'Informar o código', link: resetLink(email) },
          {
            kind: 'note',
            text: 'Se não foi você quem pediu, ignore esta mensagem: sua senha continua a mesma.',
          },
        ],
      }),
    });
  });
}

/**
 * Where nobody has proved the e-mail yet, several people may have applied with it: each gets a code, by name and, for a
 * stranger may have given the same name, by a part of the CPF.
 */
function codeParts(codes: { fullName: string; nif: string; code: string }[]): EmailPart[] {
  const [only, another] = codes;
  if (only && !another) {
    return [
      {
        kind: 'text',
        text: `Olá, ${formatPersonName(only.fullName)}. Use este código para criar uma nova senha:`,
      },
      { kind: 'code', code: only.code },
    ];
  }
  return [
    { kind: 'text', text: 'Há mais de um cadastro com este e-mail. Use o código do seu:' },
    ...codes.map(
      ({ fullName, nif, code }) =>
        ({ kind: 'code', code, of: `${formatPersonName(fullName)}, CPF ${maskCpf(nif)}` }) as const,
    ),
  ];
}

/**
 * Checks code and password without using up the code. Returns instead of throwing: the count of a wrong attempt must be
 * committed.
 */
async function judge(services: Services, db: Database, form: Reset): Promise<Verdict> {
  const personId = await redeemCode(services, db, { ...codeOf(form), use: false });
  const account = personId === null ? null : await accountById(db, personId);
  if (!account) return { kind: 'wrong-code' };
  const text = passwordFault(form.password, account);
  return text ? { kind: 'weak', text } : { kind: 'good', personId: account.personId };
}

const codeOf = (form: Reset) => ({
  purpose: 'password' as const,
  email: normalEmail(form.email),
  code: form.code,
});

/** Sets the password. The code has proved the e-mail: from now on it belongs to this account only. */
async function reset(services: Services, form: Reset): Promise<Verdict> {
  const passwordHash = await hashPassword(form.password, services.passwordCost);
  const done = services.db.transaction(async (tx): Promise<Verdict> => {
    const verdict = await judge(services, tx, form);
    if (verdict.kind !== 'good') return verdict;
    const { personId } = verdict;
    await redeemCode(services, tx, { ...codeOf(form), use: true });
    await claimEmail(tx, services.now(), personId, normalEmail(form.email));
    await setPassword(tx, services.now(), personId, passwordHash);
    await closeSessionsOf(tx, personId);
    await record(tx, services.now(), `person:${personId}`, 'password-reset', `person:${personId}`);
    return verdict;
  });
  return done.catch((error: unknown) => {
    const verdict = meaningOfViolation(error, verdictOfViolation);
    if (verdict) return verdict;
    throw error;
  });
}

const verdictOfViolation: Partial<Record<ConstraintName, Verdict>> = {
  // Another account has proved the e-mail in the meantime.
  [constraintNames.people.provedEmail]: { kind: 'wrong-code' },
};

function refuse(verdict: Verdict): void {
  if (verdict.kind === 'wrong-code') throw invalid('code', 'Código inválido ou expirado.');
  if (verdict.kind === 'weak') throw invalid('password', verdict.text);
}
