import { formatPosition } from '@portal/shared/format/position';
import { normalEmail } from '../accounts/accounts.ts';
import { accessInstructions } from '../accounts/first-access.ts';
import type { Database } from '../db/database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import { writeLetter } from '../mail/write-letter.ts';
import type { Services } from '../services.ts';
import type { ApplicantInput } from './application.ts';
import { type ProcessKind, processKindNames } from './process-kind.ts';

/** A registration that has just been stored. */
type Registered = {
  processKind: ProcessKind;
  id: number;
  number: string;
  position: number;
  /** Immediate ones of the offer. */
  vacancies: number;
  personId: number;
  applicant: ApplicantInput;
};

/** Gives the person an account and puts the confirmation into the outbox, in the registration's transaction. */
export async function confirm(services: Services, db: Database, registered: Registered): Promise<void> {
  const { processKind, id, number, position, vacancies, personId, applicant } = registered;
  const recipient = normalEmail(applicant.email);
  const access = await accessInstructions(services, db, personId, recipient);
  await enqueueMail(db, services.now(), {
    key: `registration-${processKind}:${id}`,
    recipient,
    ...writeLetter(services.portalUrl, {
      subject: 'Inscrição confirmada',
      parts: [
        { kind: 'text', text: `Olá, ${applicant.fullName}.` },
        { kind: 'text', text: `Sua inscrição no ${processKindNames[processKind]} foi recebida.` },
        {
          kind: 'facts',
          facts: [
            ['Número de inscrição', number],
            ['Sua posição', formatPosition(position, vacancies)],
          ],
        },
        ...access,
        { kind: 'note', text: 'Se não foi você quem se inscreveu, ignore esta mensagem.' },
      ],
    }),
  });
}
