import { normalEmail } from '../accounts/accounts.ts';
import { accessInstructions } from '../accounts/first-access.ts';
import type { Database } from '../db/database.ts';
import { enqueueMail } from '../mail/outbox.ts';
import type { Services } from '../services.ts';
import type { Applicant } from './application.ts';
import type { Programme } from './programme.ts';

/** A registration that has just been stored. */
type Registered = {
  programme: Programme;
  id: number;
  number: string;
  position: number;
  personId: number;
  applicant: Applicant;
};

const names = {
  psg: 'Programa Senac de Gratuidade (PSG)',
  pss: 'Processo Seletivo do Senac (PSS)',
};

/** Gives the person an account and puts the confirmation into the outbox, in the registration's transaction. */
export async function confirm(services: Services, db: Database, registered: Registered): Promise<void> {
  const { programme, id, number, position, personId, applicant } = registered;
  const recipient = normalEmail(applicant.email);
  const access = await accessInstructions(services, db, personId, recipient);
  await enqueueMail(db, services.now(), {
    key: `registration-${programme}:${id}`,
    recipient,
    subject: 'Inscrição confirmada',
    body: [
      `Olá, ${applicant.fullName}.`,
      `Sua inscrição no ${names[programme]} foi recebida.`,
      `Número da inscrição: ${number}`,
      `Sua posição: ${position}`,
      '',
      access,
      '',
      'Se não foi você quem se inscreveu, ignore esta mensagem.',
    ].join('\n'),
  });
}
