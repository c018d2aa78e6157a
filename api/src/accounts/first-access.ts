import type { Database } from '../db/database.ts';
import type { EmailPart } from '../mail/email.ts';
import type { Services } from '../services.ts';
import { makeAccount, normaliseEmail } from './accounts.repository.ts';
import { issueCode } from './reset-codes.repository.ts';
import { resetLink } from './reset-link.ts';

/**
 * Returns the access part of a confirmation e-mail. Creates a missing account without a password, and a code to set
 * one, valid for a day because applicants may be offline for hours. The code goes only to the account's own e-mail; a
 * logged-in candidate who enters another e-mail is only referred to the login there. Runs in the transaction of the
 * registration.
 * @param person owner of the account, and its e-mail; null if it belongs to another person
 * @param mail key and recipient of the confirmation
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
