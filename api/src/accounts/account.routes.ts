import {
  changePassword,
  confirmEmail,
  endOtherSessions,
  exportMyData,
  getProfile,
  listDeviceCandidates,
  listSessions,
  saveProfile,
} from '@portal/contract/endpoints/accounts';
import { institution } from '@portal/contract/institution';
import { normaliseEmail } from '@portal/contract/validators/email';
import { logSecurityEvent } from '@portal/server-kit/security-event';
import { transact } from '../db/database.ts';
import { constraintNames, mapViolation } from '../db/schema/constraint-names.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { type HttpError, invalid, requireFound } from '../http/http-error.ts';
import { limits } from '../http/limits.ts';
import { consume, findRejection, forgive } from '../http/rate-limit.ts';
import { type RouteGroup, route } from '../http/route.ts';
import { addMail } from '../mail/outbox.repository.ts';
import { exportPerson, exportRecords } from '../personal-data/personal-tables.ts';
import type { Services, Session } from '../services.ts';
import { stopLink } from '../stop-links/stop-link.ts';
import { mailPasswordChanged } from './account-mails.ts';
import { accountByEmail, accountById, claimEmail, setPassword } from './accounts.repository.ts';
import { forgetDevices, peopleOfDevice } from './devices.repository.ts';
import { getPasswordError, hashPassword, verifyPassword } from './passwords.ts';
import { correctBirthdate, personById, readProfile, updateProfile } from './people.repository.ts';
import { emailOfOpenCode, issueCode, redeemCode, revokeCodes } from './reset-codes.repository.ts';
import { closeSessionsOf, openSessionsOf } from './sessions.repository.ts';

const emailTaken = () => invalid('email', 'E-mail já existente.');
const errorsOfViolations = {
  [constraintNames.provedEmail]: emailTaken,
  [constraintNames.registeredOnce]: () =>
    invalid(
      'birthdate',
      'Você tem outra inscrição no mesmo processo com esta data. Cancele uma delas antes.',
    ),
};

/**
 * What candidates do with their account (B 2.6, B 7, B 8): password, sessions and devices, "Meus dados" and profile. A
 * new e-mail requires the password, and takes effect once its code is entered; the previous address is notified.
 */
export const accountRoutes: RouteGroup = (app) => {
  route(app, changePassword, async ({ body, headers, session, request }) => {
    const { personId } = session;
    const wrong = invalid('old_password', 'Senha atual incorreta');
    const account = await requirePassword(app, personId, body.old_password, wrong);
    const fault = getPasswordError(body.password, account);
    if (fault) throw invalid('password', fault);
    const passwordHash = await hashPassword(body.password, app.passwordCost);
    const now = app.now();
    await transact(app, async (tx) => {
      await setPassword(tx.db, now, personId, passwordHash, headers['x-device']);
      await closeSessionsOf(tx.db, personId, session);
      await mailPasswordChanged(tx, account, now);
      await writeAuditEntry(tx.db, now, `person:${personId}`, 'password-changed');
    });
    logSecurityEvent(request.log, { security: 'password-changed' });
    return { data: null, message: 'Senha alterada com sucesso!' };
  });

  route(app, listSessions, async ({ session }) => {
    const open = (await openSessionsOf(app, session.personId)).map((each) => ({
      current: each.tokenHash === session.tokenHash,
      device: each.device,
      created_at: each.createdAt.toISOString(),
      last_seen_at: each.lastSeenAt.toISOString(),
    }));
    return { data: open.sort((one, other) => Number(other.current) - Number(one.current)) };
  });

  route(app, listDeviceCandidates, async ({ headers }) => ({
    data: { candidates: await peopleOfDevice(app, headers['x-device']) },
  }));

  route(app, endOtherSessions, async ({ session, headers }) => {
    const { personId } = session;
    await transact(app, async (tx) => {
      // The other devices delete their offline pages at the next contact.
      await forgetDevices(tx.db, personId, headers['x-device']);
      if ((await closeSessionsOf(tx.db, personId, session)) === 0) return;
      await consume(tx, limits.sessionsEnd, String(personId));
      await writeAuditEntry(tx.db, tx.now(), `person:${personId}`, 'sessions-ended');
    });
    return { data: null, message: 'As outras sessões foram encerradas.' };
  });

  // Includes the newest page of the audit log; `records_before` requests an earlier one.
  route(app, exportMyData, async ({ query, session: { personId } }) => {
    await consume(app, limits.dataExport, String(personId));
    const { records_before: before } = query;
    if (before) return { data: { records: await exportRecords(app.db, personId, before) } };
    const person = requireFound(await personById(app.db, personId));
    const data = await exportPerson(app.db, person);
    const isRecorded = await findRejection(app, [[limits.recordedExport, String(personId)]]);
    if (!isRecorded) await writeAuditEntry(app.db, app.now(), `person:${personId}`, 'data-exported');
    return { data };
  });

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
      const header = headers['x-password'];
      if (!header) throw invalid('password', 'Para trocar o e-mail, confirme sua senha.');
      const wrong = invalid('password', 'Senha incorreta.');
      await requirePassword(app, personId, decodePassword(header), wrong);
      await consume(app, limits.emailChange, String(personId));
      if (await accountByEmail(app.db, wanted)) throw emailTaken();
    }
    const isCorrected = body.birthdate !== undefined && body.birthdate !== before.birthdate;
    const isChanged =
      isOther || isCorrected || body.full_name !== before.full_name || body.phone !== before.phone;
    if (isChanged) await consume(app, limits.profileChange, String(personId));
    const data = await change(app, async (tx) => {
      if (!isChanged) return before;
      await updateProfile(tx.db, personId, body);
      if (body.birthdate && (await correctBirthdate(tx.db, personId, body.birthdate)))
        await writeAuditEntry(tx.db, tx.now(), `person:${personId}`, 'birthdate-corrected');
      if (isOther) await sendCode(tx, personId, wanted);
      await writeAuditEntry(tx.db, tx.now(), `person:${personId}`, 'profile-changed');
      return readProfile(tx.db, tx.now(), personId);
    });
    const message = isOther
      ? `Enviamos um código para ${wanted}. Informe-o para concluir a troca do e-mail.`
      : 'Perfil atualizado com sucesso!';
    return { data, message };
  });

  route(app, confirmEmail, async ({ body, session, request }) => {
    await consume(app, limits.codeAddress, request.network);
    const data = await change(app, (tx) => changeEmail(tx, session, body.code));
    // Thrown after the transaction, which counts the wrong code.
    if (!data) throw invalid('code', 'Código inválido ou expirado.');
    await forgive(app, [[limits.codeAddress, request.network]]);
    logSecurityEvent(request.log, { security: 'email-changed' });
    return { data, message: 'E-mail alterado com sucesso!' };
  });
};

/** Runs work in a transaction. @throws HttpError 422 if the data of another account or registration forbids the change */
const change = <Result>(services: Services, work: (tx: Services) => Promise<Result>): Promise<Result> =>
  transact(services, work).catch((error: unknown) => {
    throw mapViolation(error, errorsOfViolations)?.() ?? error;
  });

/** Validates the password of a logged-in candidate. @throws the given error if it is wrong; HttpError 429 */
async function requirePassword(services: Services, personId: number, password: string, wrong: HttpError) {
  await consume(services, limits.passwordChange, String(personId));
  const account = requireFound(await accountById(services.db, personId));
  if (!(await verifyPassword(password, account.passwordHash, services.passwordCost))) throw wrong;
  await forgive(services, [[limits.passwordChange, String(personId)]]);
  return account;
}

/** Headers are limited to Latin 1, so the password is percent-encoded. */
function decodePassword(header: string): string {
  try {
    return decodeURIComponent(header);
  } catch {
    return header;
  }
}

async function sendCode(services: Services, personId: number, email: string): Promise<void> {
  // Only the last requested e-mail can be verified.
  await revokeCodes(services.db, services.now(), { personId, purpose: 'email' });
  const key = `email-code:${personId}:${services.now().getTime()}`;
  const code = await issueCode(services, { id: personId, email, purpose: 'email', mailKey: key });
  await addMail(services, {
    key,
    recipient: email,
    subject: 'Confirme seu novo e-mail',
    parts: [
      `Para usar este endereço no Portal do ${institution.name}, informe este código no seu perfil:`,
      { kind: 'code', code },
      { kind: 'action', label: 'Abrir o perfil', link: '/perfil' },
      {
        kind: 'link',
        text: 'Se não foi você quem pediu, anule o código em',
        link: stopLink(services, { kind: 'code', email }),
      },
    ],
  });
}

/** Activates the e-mail that the code was sent to and ends the person's other sessions; null if the code is wrong. */
async function changeEmail(services: Services, session: Session, code: string) {
  const { db } = services;
  const { personId } = session;
  const now = services.now();
  const email = await emailOfOpenCode(db, now, personId, 'email');
  if (!email) return null;
  if (!(await redeemCode(services, { purpose: 'email', email, code, use: true, personId }))) return null;
  const former = (await readProfile(db, now, personId)).email;
  await claimEmail(db, now, personId, email);
  await closeSessionsOf(db, personId, session);
  await addMail(services, {
    key: `email-changed:${personId}:${now.getTime()}`,
    recipient: former,
    subject: 'Seu e-mail foi alterado',
    parts: [
      'O e-mail do seu cadastro foi alterado.',
      {
        kind: 'link',
        text: 'Se não foi você, recupere sua conta em',
        link: stopLink(services, { kind: 'email', person: personId, former, at: now.getTime() }),
      },
    ],
  });
  await writeAuditEntry(db, now, `person:${personId}`, 'email-changed');
  return readProfile(db, now, personId);
}
