import { formatPersonName } from '@portal/shared/format/person-name';
import { formatPosition } from '@portal/shared/format/position';
import { listFollowUpFacts } from '@portal/shared/selection-process/follow-up';
import type { Database } from '../db/database.ts';
import type { EmailPart } from '../mail/email.ts';
import { enqueueMail } from '../mail/outbox.repository.ts';
import { writeEmail } from '../mail/write-email.ts';
import type { OfferDates } from '../selection/offer-calendar-text.ts';
import type { Services } from '../services.ts';
import { stopLink } from '../stop-links/stop-link.ts';
import type { ApplicantInput } from './application.ts';
import { offerNames, type ProcessKind, processKindNames } from './process-kind.ts';
import { receiptCodeOf } from './receipt-check/receipt-code.ts';

/** A registration that has just been stored. */
type Registered = {
  processKind: ProcessKind;
  id: number;
  offer: OfferDates;
  number: string;
  position: number;
  /** Immediate ones of the offer. */
  vacancies: number;
  applicant: ApplicantInput;
};

/**
 * Puts the confirmation into the outbox, in the registration's transaction.
 * @param mail its key, whom it is sent to, and what it says of the person's access
 */
export async function enqueueConfirmation(
  services: Services,
  db: Database,
  registered: Registered,
  { key, recipient, access }: { key: string; recipient: string; access: EmailPart[] },
): Promise<void> {
  const { processKind, id, offer, number, position, vacancies, applicant } = registered;
  await enqueueMail(db, services.now(), {
    key,
    recipient,
    ...writeEmail(services.portalUrl, {
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
            ['Sua posição', formatPosition(position, vacancies)],
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
        ...access,
        {
          kind: 'text',
          text: 'Se não foi você quem se inscreveu, avise em',
          link: stopLink(services, { kind: 'registration', processKind, id, email: recipient }),
        },
      ],
    }),
  });
}
