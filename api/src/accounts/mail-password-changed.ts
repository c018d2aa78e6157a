import { formatPersonName } from '@portal/contract/format/person-name';
import { institution } from '@portal/contract/institution';
import type { Database } from '../db/database.ts';
import type { Services } from '../services.ts';
import { stopLink } from '../stop-links/stop-link.ts';
import type { Account } from './accounts.repository.ts';

/**
 * Notifies the owner of a changed password, in the transaction of the change.
 * @param at stored timestamp of the change
 */
export async function mailPasswordChanged(
  services: Services,
  db: Database,
  { personId, fullName, email }: Account,
  at: Date,
): Promise<void> {
  await services.outbox.add(db, {
    key: `password-changed:${personId}:${at.getTime()}`,
    recipient: email,
    subject: 'Sua senha foi alterada',
    parts: [
      { kind: 'text', text: `Olá, ${formatPersonName(fullName)}.` },
      {
        kind: 'text',
        text: `A senha da sua conta no Portal do ${institution.name} foi alterada, e os outros aparelhos saíram da conta.`,
      },
      {
        kind: 'text',
        text: 'Se não foi você, proteja sua conta em',
        link: stopLink(services, { kind: 'password', person: personId, at: at.getTime() }),
      },
    ],
  });
}
