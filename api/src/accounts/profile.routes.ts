import { confirmEmail, getProfile, saveProfile } from '@portal/contract/endpoints/accounts';
import { institution } from '@portal/contract/institution';
import { normaliseEmail } from '@portal/contract/validators/email';
import { logSecurityEvent } from '@portal/server-kit/security-event';
import type { Database } from '../db/database.ts';
import { constraintNames, mapViolation } from '../db/schema/constraint-names.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { invalid } from '../http/http-error.ts';
import { clearHits, consume, limits, refundHit } from '../http/rate-limit.ts';
import { type RouteGroup, route } from '../http/route.ts';
import type { Services } from '../services.ts';
import { stopLink } from '../stop-links/stop-link.ts';
import { accountByEmail, accountById, claimEmail } from './accounts.repository.ts';
import { verifyPassword } from './passwords.ts';
import { correctBirthdate, readProfile, updateProfile } from './people.repository.ts';
import { emailOfOpenCode, issueCode, redeemCode, revokeCodes } from './reset-codes.repository.ts';
import { closeSessionsOf, type Session } from './sessions.repository.ts';

const emailTaken = () => invalid('email', 'E-mail já existente.');
const registeredWithDate = () =>
  invalid('birthdate', 'Você tem outra inscrição no mesmo processo com esta data. Cancele uma delas antes.');
const refusalOfCorrection = {
  [constraintNames.registrations.once]: registeredWithDate,
};
const refusalOfViolation = { [constraintNames.people.provedEmail]: emailTaken };
const createCodeError = () => invalid('code', 'Código inválido ou expirado.');

/**
 * Registers the candidate's profile (B 2.6, B 7). A new e-mail requires the password, and takes effect once its code is
 * entered; the previous address is notified.
 */
export const profileRoutes: RouteGroup = (app) => {
  route(app, getProfile, async ({ session }) => ({
    data: await readProfile(app.db, app.now(), session.personId),
  }));

  route(app, saveProfile, async ({ body, headers, session }) => {
    const { personId } = session;
    const wanted = normaliseEmail(body.email);
    const before = await readProfile(app.db, app.now(), personId);
    const isOther = wanted !== before.email;
    if (isOther) {
      // Checked first: a session alone must not reveal which e-mails have an account.
      await requirePassword(app, personId, headers['x-password']);
      await consume(app, limits.emailChange, String(personId));
      if (await accountByEmail(app.db, wanted)) throw emailTaken();
    }
    const isCorrected = body.birthdate !== undefined && body.birthdate !== before.birthdate;
    const isChanged =
      isOther || isCorrected || body.full_name !== before.full_name || body.phone !== before.phone;
    if (isChanged) await consume(app, limits.profileChange, String(personId));
    const data = await app.db
      .transaction(async (tx) => {
        if (!isChanged) return before;
        await updateProfile(tx, personId, body);
        if (body.birthdate && (await correctBirthdate(tx, personId, body.birthdate)))
          await writeAuditEntry(
            tx,
            app.now(),
            `person:${personId}`,
            'birthdate-corrected',
            `person:${personId}`,
          );
        if (isOther) await sendCode(app, tx, personId, wanted);
        await writeAuditEntry(tx, app.now(), `person:${personId}`, 'profile-changed', `person:${personId}`);
        return readProfile(tx, app.now(), personId);
      })
      .catch((error: unknown) => {
        throw mapViolation(error, refusalOfCorrection)?.() ?? error;
      });
    const message = isOther
      ? `Enviamos um código para ${wanted}. Informe-o para concluir a troca do e-mail.`
      : 'Perfil atualizado com sucesso!';
    return { data, message };
  });

  route(app, confirmEmail, async ({ body, session, request }) => {
    await consume(app, limits.codeAddress, request.network);
    const data = await app.db
      .transaction((tx) => changeEmail(app, tx, session, body.code))
      .catch((error: unknown) => {
        throw mapViolation(error, refusalOfViolation)?.() ?? error;
      });
    // Thrown after the transaction, which counts the wrong code.
    if (!data) throw createCodeError();
    await refundHit(app, limits.codeAddress, request.network);
    logSecurityEvent(request.log, { security: 'email-changed' });
    return { data, message: 'E-mail alterado com sucesso!' };
  });
};

/**
 * Validates the password of a header.
 * @throws HttpError 422 for `password` if it is missing or wrong, 429
 */
async function requirePassword(
  services: Services,
  personId: number,
  header: string | undefined,
): Promise<void> {
  if (!header) throw invalid('password', 'Para trocar o e-mail, confirme sua senha.');
  await consume(services, limits.passwordChange, String(personId));
  const account = await accountById(services.db, personId);
  const right = await verifyPassword(decodePassword(header), account?.passwordHash, services.passwordCost);
  if (!right) throw invalid('password', 'Senha incorreta.');
  await clearHits(services, limits.passwordChange, String(personId));
}

/** Headers are limited to Latin 1, so the password is percent-encoded. */
function decodePassword(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return header;
  }
}

async function sendCode(services: Services, db: Database, personId: number, email: string): Promise<void> {
  // Only the last requested e-mail can be verified.
  await revokeCodes(db, services.now(), personId, 'email');
  const key = `email-code:${personId}:${services.now().getTime()}`;
  const code = await issueCode(services, db, { id: personId, email, purpose: 'email', mailKey: key });
  await services.outbox.add(db, {
    key,
    recipient: email,
    subject: 'Confirme seu novo e-mail',
    parts: [
      {
        kind: 'text',
        text: `Para usar este endereço no Portal do ${institution.name}, informe este código no seu perfil:`,
      },
      { kind: 'code', code },
      { kind: 'action', label: 'Abrir o perfil', link: '/perfil' },
      {
        kind: 'text',
        text: 'Se não foi você quem pediu, anule o código em',
        link: stopLink(services, { kind: 'code', email }),
      },
    ],
  });
}

/** Activates the e-mail that the code was sent to and ends the person's other sessions; null if the code is wrong. */
async function changeEmail(services: Services, db: Database, session: Session, code: string) {
  const { personId } = session;
  const now = services.now();
  const email = await emailOfOpenCode(db, now, personId, 'email');
  if (!email) return null;
  if (!(await redeemCode(services, db, { purpose: 'email', email, code, use: true, personId }))) return null;
  const former = (await readProfile(db, now, personId)).email;
  await claimEmail(db, now, personId, email);
  await closeSessionsOf(db, personId, session);
  await services.outbox.add(db, {
    key: `email-changed:${personId}:${now.getTime()}`,
    recipient: former,
    subject: 'Seu e-mail foi alterado',
    parts: [
      { kind: 'text', text: 'O e-mail do seu cadastro foi alterado.' },
      {
        kind: 'text',
        text: 'Se não foi você, recupere sua conta em',
        link: stopLink(services, { kind: 'email', person: personId, former, at: now.getTime() }),
      },
    ],
  });
  await writeAuditEntry(db, now, `person:${personId}`, 'email-changed', `person:${personId}`);
  return readProfile(db, now, personId);
}
