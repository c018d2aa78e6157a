import { formatPersonName } from '@portal/contract/format/person-name';
import { formatPosition, type Standing } from '@portal/contract/format/position';
import { listFollowUpFacts } from '@portal/contract/selection-process/follow-up';
import { type Access, resetLink } from '../accounts/reset-codes.repository.ts';
import type { Database } from '../db/database.ts';
import type { EmailPart } from '../mail/email.ts';
import type { OfferDates } from '../selection/offer-dates.repository.ts';
import type { Services } from '../services.ts';
import { stopLink } from '../stop-links/stop-link.ts';
import type { ApplicantInput } from './application.ts';
import { offerNames, type ProcessKind, processKindNames } from './process-kind.ts';
import { receiptCodeOf } from './receipt-check/receipt-code.ts';

/** Registration that has just been stored. */
type Registered = {
  processKind: ProcessKind;
  id: number;
  offer: OfferDates;
  number: string;
  standing: Standing;
  applicant: ApplicantInput;
};

/** Adds the confirmation of a registration to the outbox, in its transaction. */
export async function enqueueConfirmation(
  services: Services,
  db: Database,
  registered: Registered,
  { key, recipient, access }: { key: string; recipient: string; access: Access },
): Promise<void> {
  const { processKind, id, offer, number, standing, applicant } = registered;
  await services.outbox.add(db, {
    key,
    recipient,
    subject: `Inscrição confirmada: ${offer.offer}`,
    parts: [
      { kind: 'text', text: `Olá, ${formatPersonName(applicant.fullName)}.` },
      { kind: 'text', text: `Sua inscrição no ${processKindNames[processKind]} foi recebida.` },
      {
        kind: 'facts',
        facts: [
          [offerNames[processKind], offer.offer],
          ['Processo', offer.process],
          ['Número de inscrição', number],
          ['Sua posição', formatPosition(standing)],
          ...listFollowUpFacts({
            ...offer,
            end_date: offer.closesAt.toISOString(),
            result_date: offer.resultOn,
            course_start_date: offer.startsOn,
          }),
        ],
      },
      {
        kind: 'text',
        text:
          offer.documents_to_bring.length > 0
            ? 'Prazos e regras estão no edital:'
            : 'Documentos a levar e prazos estão no edital:',
        link: offer.page,
      },
      {
        kind: 'text',
        text: 'Quem precisar confere esta inscrição em',
        link: `/conferir/${receiptCodeOf(services, { processKind, id, nif: applicant.nif })}`,
      },
      ...accessParts(access, recipient),
      {
        kind: 'text',
        text: 'Se não foi você quem se inscreveu, avise em',
        link: stopLink(services, { kind: 'registration', processKind, id, email: recipient }),
      },
    ],
  });
}

function accessParts(access: Access, email: string): EmailPart[] {
  switch (access.kind) {
    case 'login':
      return [{ kind: 'action', label: 'Acompanhar inscrição', link: '/login' }];
    case 'none':
      return [
        {
          kind: 'text',
          text: 'Este e-mail é a conta de outra pessoa. Guarde o número da inscrição: com ele, o CPF e a data de nascimento, a unidade a encontra.',
        },
      ];
    case 'code':
      return [
        { kind: 'text', text: 'Para acompanhar sua inscrição, crie uma senha com este código:' },
        { kind: 'code', code: access.code, validFor: '24 horas' },
        { kind: 'action', label: 'Criar senha', link: resetLink(email, true) },
        { kind: 'text', text: 'Se o código vencer, peça outro em', link: '/changePassword?acesso=primeiro' },
      ];
  }
}
