import { formatPersonName } from '@portal/shared/format/person-name';
import { institution } from '@portal/shared/institution';
import type { Database } from '../db/database.ts';
import { enqueueMail } from '../mail/outbox.repository.ts';
import { writeEmail } from '../mail/write-email.ts';
import type { Services } from '../services.ts';
import type { Account } from './accounts.repository.ts';

/** Notifies the owner of an account of a changed password, in the transaction that changes it. */
export async function mailPasswordChanged(
  services: Services,
  db: Database,
  { personId, fullName, email }: Account,
): Promise<void> {
  const now = services.now();
  await enqueueMail(db, now, {
    key: `password-changed:${personId}:${now.getTime()}`,
    recipient: email,
    ...writeEmail(services.portalUrl, {
      subject: 'Sua senha foi alterada',
      parts: [
        { kind: 'text', text: `Olá, ${formatPersonName(fullName)}.` },
        {
          kind: 'text',
          text: `A senha da sua conta no Portal do ${institution.name} foi alterada, e os outros aparelhos saíram da conta.`,
        },
        { kind: 'text', text: 'Se não foi você, fale conosco:', link: '/FaleConosco' },
      ],
    }),
  });
}
