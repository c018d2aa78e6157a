import type { Database } from '../db/database.ts';
import type { EmailPart } from '../mail/email.ts';
import type { Services } from '../services.ts';
import { makeAccount, normaliseEmail } from './accounts.repository.ts';
import { issueCode } from './reset-codes.repository.ts';
import { resetLink } from './reset-link.ts';

/**
 * What a confirmation e-mail says about the person's access: makes the account without a password when there is none,
 * and a code to set it with, good for a day: mail is read when there is a signal. The code goes to the account's own
 * e-mail alone: a candidate who is logged in and gives another address is told there where to log in, no more. Runs in
 * the transaction of the registration.
 *
 * @param person whose the account is, and the e-mail that belongs to it; null of who has registered with another's
 * @param mail the confirmation: its key, and where it is sent to
 */
export async function accessInstructions(
  services: Services,
  db: Database,
  person: { id: number; email: string | null },
  mail: { key: string; recipient: string },
): Promise<EmailPart[]> {
  if (person.email === null) {
    const text =
      'Este e-mail é a conta de outra pessoa. Guarde o número da inscrição: com ele, o CPF e a data de nascimento, a unidade a encontra.';
    return [{ kind: 'text', text }];
  }
  const hasPassword = await makeAccount(db, person.id);
  const email = normaliseEmail(mail.recipient);
  if (hasPassword || person.email !== email) {
    return [{ kind: 'action', label: 'Acompanhar inscrição', link: '/login' }];
  }
  const code = await issueCode(services, db, {
    id: person.id,
    email,
    purpose: 'password',
    mailKey: mail.key,
    occasion: 'first-access',
  });
  return [
    { kind: 'text', text: 'Para acompanhar sua inscrição, crie uma senha com este código:' },
    { kind: 'code', code, validFor: '24 horas' },
    { kind: 'action', label: 'Criar senha', link: resetLink(email, true) },
    { kind: 'text', text: 'Se o código vencer, peça outro em', link: '/changePassword?acesso=primeiro' },
  ];
}
