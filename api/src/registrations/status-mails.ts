import { formatPersonName } from '@portal/contract/format/person-name';
import { CANCELLED, registrationStatusName } from '@portal/contract/selection-process/statuses';
import { normaliseEmail } from '@portal/contract/validators/email';
import type { Database } from '../db/database.ts';
import { requireFound } from '../http/http-error.ts';
import { findOfferDates } from '../selection/offer-dates.repository.ts';
import type { Services } from '../services.ts';
import { stopLink } from '../stop-links/stop-link.ts';
import { offerNames, type ProcessKind, processKindNames } from './process-kind.ts';
import {
  claimUnnotified,
  findRecipient,
  markNotified,
  type RegistrationKey,
} from './registrations.repository.ts';

/** New status of a registration. */
type NewStatus = RegistrationKey & {
  /** 1–4 */
  status: number;
  /** Set if its owner has cancelled it. */
  cancelledAt?: Date;
};

const followUps: Record<number, string> = {
  1: 'Sua inscrição segue em análise. O resultado sai no portal e por e-mail.',
  2: 'Você foi classificado. Confira no portal o local e o prazo para confirmar a vaga e os documentos a levar.',
  3: 'Você está na lista de reserva: a unidade chama pela ordem quando uma vaga fica livre.',
  4: 'Sua inscrição foi cancelada. Se você não esperava por isso, fale com a unidade.',
};
const byOwnerText = 'Sua inscrição foi cancelada a seu pedido, e a vaga ficou livre para outra pessoa.';

/** Adds a mail about a new status to the outbox, in the transaction that sets or finds it. */
export async function enqueueStatusMail(services: Services, db: Database, change: NewStatus): Promise<void> {
  const { processKind, id, status, cancelledAt } = change;
  const row = await findRecipient(db, { processKind, id });
  const { itemId, number, fullName, email } = requireFound(row ?? null);
  if (email === null) return;
  const { offer, process } = requireFound((await findOfferDates[processKind](db, itemId)) ?? null);
  const now = services.now();
  const name = registrationStatusName(status);
  await services.outbox.add(db, {
    key: `status-${processKind}:${id}:${status}:${now.getTime()}`,
    recipient: normaliseEmail(email),
    subject: status === CANCELLED ? `Inscrição cancelada: ${offer}` : `${name}: sua inscrição em ${offer}`,
    parts: [
      { kind: 'text', text: `Olá, ${formatPersonName(fullName)}.` },
      {
        kind: 'text',
        text: `Sua inscrição no ${processKindNames[processKind]} tem uma nova situação.`,
      },
      {
        kind: 'facts',
        facts: [
          [offerNames[processKind], offer],
          ['Processo', process],
          ['Número de inscrição', number],
          ['Situação', name],
        ],
      },
      { kind: 'text', text: cancelledAt ? byOwnerText : (followUps[status] ?? '') },
      { kind: 'action', label: 'Ver minhas inscrições', link: '/area_do_candidato' },
      ...(cancelledAt
        ? [
            {
              kind: 'text' as const,
              text: 'Se não foi você quem cancelou, desfaça em',
              link: stopLink(services, {
                kind: 'cancellation',
                processKind,
                id,
                at: cancelledAt.getTime(),
              }),
            },
          ]
        : []),
    ],
  });
}

/** Registrations in one transaction. */
const BATCH_SIZE = 100;

/**
 * Notifies owners of changed statuses, also of those that the institution's other systems have written to the tables. Several
 * processes may run it at the same time.
 */
export async function notifyStatusChanges(services: Services): Promise<void> {
  for (const processKind of ['psg', 'pss'] as const) {
    while ((await services.db.transaction((tx) => notifyBatch(tx, services, processKind))) === BATCH_SIZE);
  }
}

/** @returns the number of notified registrations */
async function notifyBatch(db: Database, services: Services, processKind: ProcessKind): Promise<number> {
  const unnotified = await claimUnnotified(db, processKind, BATCH_SIZE);
  for (const { id, status } of unnotified) {
    await enqueueStatusMail(services, db, { processKind, id, status });
    await markNotified(db, { processKind, id }, status);
  }
  return unnotified.length;
}
