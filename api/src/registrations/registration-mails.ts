import { formatPersonName } from '@portal/contract/format/person-name';
import { formatPosition, type Standing } from '@portal/contract/format/position';
import { listFollowUpFacts } from '@portal/contract/selection-process/meeting-facts';
import { CANCELLED, registrationStatusName } from '@portal/contract/selection-process/statuses';
import { normaliseEmail } from '@portal/contract/validators/email';
import type { SQLWrapper } from 'drizzle-orm';
import { createCode, resetLink } from '../accounts/reset-codes.repository.ts';
import { transact, writeTogether } from '../db/database.ts';
import type { registrations } from '../db/schema/registrations.ts';
import { writeAuditEntry } from '../http/audit.repository.ts';
import { requireFound } from '../http/http-error.ts';
import type { EmailPart } from '../mail/email.ts';
import { addMail } from '../mail/outbox.repository.ts';
import {
  findOffer,
  getOfferFacts,
  noticePath,
  type OfferRow,
  programmeTexts,
} from '../selection/offers.repository.ts';
import type { Services } from '../services.ts';
import { stopLink } from '../stop-links/stop-link.ts';
import type { StoredOwner } from './owner.repository.ts';
import { receiptCodeOf } from './receipt-code.ts';
import { claimUnnotified, findRecipient, markNotified } from './registrations.repository.ts';

type Registration = typeof registrations.$inferSelect;

/**
 * Writes audit entry, curriculum and confirmation of a registration. An applicant without a password gets a code, valid
 * for a day as they may be offline, and only to the account's own e-mail.
 */
export async function confirmRegistration(
  services: Services,
  registration: Pick<Registration, 'programme' | 'id' | 'number' | 'nif' | 'full_name' | 'email'> &
    Omit<Standing, 'vacancies'>,
  row: OfferRow,
  account: StoredOwner,
  curriculum: readonly SQLWrapper[],
): Promise<void> {
  const { programme, id, number, email: recipient } = registration;
  const texts = programmeTexts[programme];
  const facts = getOfferFacts(row);
  const key = `registration-${programme}:${id}`;
  const firstAccess =
    account.email === recipient && !account.hasPassword
      ? createCode(services, {
          id: account.id,
          email: recipient,
          purpose: 'password',
          mailKey: key,
          occasion: 'first-access',
        })
      : null;
  const mailing = addMail(services, {
    key,
    recipient,
    subject: `Inscrição confirmada: ${facts.name}`,
    parts: [
      `Olá, ${formatPersonName(registration.full_name)}.`,
      `Sua inscrição no ${texts.name} foi recebida.`,
      {
        kind: 'facts',
        facts: [
          [texts.offer, facts.name],
          ['Processo', row.process.name],
          ['Número de inscrição', number],
          ['Sua posição', formatPosition({ ...registration, vacancies: row.offer.vacancies })],
          ...listFollowUpFacts(facts),
        ],
      },
      {
        kind: 'link',
        text:
          facts.documents_to_bring.length > 0
            ? 'Prazos e regras estão no edital:'
            : 'Documentos a levar e prazos estão no edital:',
        link: noticePath(row),
      },
      {
        kind: 'link',
        text: 'Quem precisar confere esta inscrição em',
        link: `/conferir/${receiptCodeOf(services, registration)}`,
      },
      ...accessParts(account, recipient, firstAccess?.code),
      {
        kind: 'link',
        text: 'Se não foi você quem se inscreveu, avise em',
        link: stopLink(services, { kind: 'registration', id, email: recipient }),
      },
    ],
  });
  const target = `${programme}:${id}`;
  await writeTogether(services.db, [
    writeAuditEntry(services.db, services.now(), `person:${account.id}`, `registered-${programme}`, target),
    ...(firstAccess ? [firstAccess.storing] : []),
    mailing,
    ...curriculum,
  ]);
}

function accessParts(account: StoredOwner, recipient: string, code: string | undefined): EmailPart[] {
  if (code !== undefined) {
    return [
      'Para acompanhar sua inscrição, crie uma senha com este código:',
      { kind: 'code', code, validFor: '24 horas' },
      { kind: 'action', label: 'Criar senha', link: resetLink(recipient, true) },
      { kind: 'link', text: 'Se o código vencer, peça outro em', link: '/changePassword?acesso=primeiro' },
    ];
  }
  if (account.email !== null) return [{ kind: 'action', label: 'Acompanhar inscrição', link: '/login' }];
  return [
    'Este e-mail é a conta de outra pessoa. Guarde o número da inscrição: com ele, o CPF e a data de nascimento, a unidade a encontra.',
  ];
}

const followUps: Record<number, string> = {
  1: 'Sua inscrição segue em análise. O resultado sai no portal e por e-mail.',
  2: 'Você foi classificado. Confira no portal o local e o prazo para confirmar a vaga e os documentos a levar.',
  3: 'Você está na lista de reserva: a unidade chama pela ordem quando uma vaga fica livre.',
  4: 'Sua inscrição foi cancelada. Se você não esperava por isso, fale com a unidade.',
};
const byOwnerText = 'Sua inscrição foi cancelada a seu pedido, e a vaga ficou livre para outra pessoa.';

/** Adds a mail about a new status, in its transaction; `cancelledAt` if the owner has cancelled the registration. */
export async function enqueueStatusMail(
  services: Services,
  { id, status, cancelledAt }: { id: number; status: number; cancelledAt?: Date },
): Promise<void> {
  const { db } = services;
  const { programme, offer_id, number, full_name, email } = requireFound(await findRecipient(db, id));
  if (email === null) return;
  const row = requireFound(await findOffer(db, programme, offer_id));
  const offer = getOfferFacts(row).name;
  const texts = programmeTexts[programme];
  const name = registrationStatusName(status);
  await addMail(services, {
    key: `status-${programme}:${id}:${status}:${services.now().getTime()}`,
    recipient: normaliseEmail(email),
    subject: status === CANCELLED ? `Inscrição cancelada: ${offer}` : `${name}: sua inscrição em ${offer}`,
    parts: [
      `Olá, ${formatPersonName(full_name)}.`,
      `Sua inscrição no ${texts.name} tem uma nova situação.`,
      {
        kind: 'facts',
        facts: [
          [texts.offer, offer],
          ['Processo', row.process.name],
          ['Número de inscrição', number],
          ['Situação', name],
        ],
      },
      cancelledAt ? byOwnerText : (followUps[status] ?? ''),
      { kind: 'action', label: 'Ver minhas inscrições', link: '/area_do_candidato' },
      ...(cancelledAt
        ? [
            {
              kind: 'link' as const,
              text: 'Se não foi você quem cancelou, desfaça em',
              link: stopLink(services, { kind: 'cancellation', id, at: cancelledAt.getTime() }),
            },
          ]
        : []),
    ],
  });
}

/** Registrations in one transaction. */
const BATCH_SIZE = 100;

/** Notifies owners of changed statuses, also of those that other systems have written. Safe in every replica. */
export async function notifyStatusChanges(services: Services): Promise<void> {
  while ((await transact(services, notifyBatch)) === BATCH_SIZE);
}

/** @returns the number of notified registrations */
async function notifyBatch(services: Services): Promise<number> {
  const unnotified = await claimUnnotified(services.db, BATCH_SIZE);
  for (const { id, status } of unnotified) {
    await enqueueStatusMail(services, { id, status });
    await markNotified(services.db, id, status);
  }
  return unnotified.length;
}
