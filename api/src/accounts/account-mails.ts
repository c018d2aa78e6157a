import { maskCpf } from '@portal/contract/format/mask';
import { formatPersonName } from '@portal/contract/format/person-name';
import { institution } from '@portal/contract/institution';
import { transact } from '../db/database.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { limits } from '../http/limits.ts';
import { findRejection } from '../http/rate-limit.ts';
import type { EmailPart } from '../mail/email.ts';
import { addMail } from '../mail/outbox.repository.ts';
import type { Services } from '../services.ts';
import { stopLink } from '../stop-links/stop-link.ts';
import { type Account, accountsReachedBy } from './accounts.repository.ts';
import { issueCode, resetLink } from './reset-codes.repository.ts';

/** Maximum codes in a mail, most recent registrations first; larger groups do not share a mailbox. */
const MAX_CODES = 10;

/** Sends one e-mail with a code for each account that the e-mail may open, unless it has received several recently. */
export async function mailResetCode(services: Services, email: string): Promise<void> {
  if (await findRejection(services, [[limits.resetMailbox, email]])) return;
  const reached = (await accountsReachedBy(services.db, email)).slice(0, MAX_CODES);
  if (reached.length === 0) return;
  const isFirst = reached.every(({ passwordHash }) => passwordHash === null);
  const key = `reset-code:${reached[0]?.personId}:${services.now().getTime()}`;
  await transact(services, async (tx) => {
    const codes = [];
    for (const { personId, full_name, nif } of reached) {
      const code = await issueCode(tx, { id: personId, email, purpose: 'password', mailKey: key });
      codes.push({ full_name, nif, code });
      await writeAuditEntry(tx.db, tx.now(), 'anonymous', 'reset-requested', `person:${personId}`);
    }
    await addMail(tx, {
      key,
      recipient: email,
      subject: isFirst ? 'Código para criar sua senha' : 'Código para recuperar sua senha',
      parts: [
        ...codeParts(codes, isFirst),
        { kind: 'action', label: 'Informar o código', link: resetLink(email, isFirst) },
        {
          kind: 'link',
          text: `Se não foi você quem pediu, ${isFirst ? 'nenhuma senha é criada' : 'sua senha continua a mesma'}. Para anular o código:`,
          link: stopLink(tx, { kind: 'code', email }),
        },
      ],
    });
  });
}

/** Several people may have used an unverified e-mail: each gets a code, with their name and a part of the CPF. */
function codeParts(codes: { full_name: string; nif: string; code: string }[], isFirst: boolean): EmailPart[] {
  const [only, another] = codes;
  if (only && !another) {
    return [
      `Olá, ${formatPersonName(only.full_name)}. Use este código para criar ${isFirst ? 'sua' : 'uma nova'} senha:`,
      { kind: 'code', code: only.code },
    ];
  }
  return [
    'Há mais de um cadastro com este e-mail. Use o código do seu:',
    ...codes.map(
      ({ full_name, nif, code }) =>
        ({ kind: 'code', code, of: `${formatPersonName(full_name)}, CPF ${maskCpf(nif)}` }) as const,
    ),
  ];
}

/** Notifies the owner of a changed password, in the transaction of the change at this stored timestamp. */
export async function mailPasswordChanged(
  services: Services,
  { personId, full_name, email }: Account,
  at: Date,
): Promise<void> {
  await addMail(services, {
    key: `password-changed:${personId}:${at.getTime()}`,
    recipient: email,
    subject: 'Sua senha foi alterada',
    parts: [
      `Olá, ${formatPersonName(full_name)}.`,
      `A senha da sua conta no Portal do ${institution.name} foi alterada, e os outros aparelhos saíram da conta.`,
      {
        kind: 'link',
        text: 'Se não foi você, proteja sua conta em',
        link: stopLink(services, { kind: 'password', person: personId, at: at.getTime() }),
      },
    ],
  });
}
