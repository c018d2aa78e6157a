import { and, eq, isNull } from 'drizzle-orm';
import { accountByEmail, claimEmail, setPassword } from '../accounts/accounts.repository.ts';
import { revokeCodes, revokeCodesSentTo } from '../accounts/reset-codes.repository.ts';
import { closeSessionsOf } from '../accounts/sessions.repository.ts';
import type { Database } from '../db/database.ts';
import { accounts, people } from '../db/schema/people.ts';
import { hasAuditEntry, writeAuditEntry } from '../http/audit.repository.ts';
import { lockApplicant } from '../registrations/owner.repository.ts';
import { tablesOf } from '../registrations/process-kind.ts';
import { restoreCancelled } from '../registrations/registrations.repository.ts';
import { findOfferDates } from '../selection/offer-dates.repository.ts';
import type { Services } from '../services.ts';
import type { StopGrant } from './stop-link.ts';

/** Valid link: its subject and its effect. */
export interface Stop {
  /** Course or position; null for an account. */
  subject: string | null;
  /** Stops the action, in a transaction. @returns the result as text for the user; null if it has been stopped meanwhile */
  follow: (db: Database) => Promise<string | null>;
}

type GrantOf<Kind extends StopGrant['kind']> = Extract<StopGrant, { kind: Kind }>;

/** Returns what a grant can stop; null if it has been stopped or changed since. */
export async function findStop(services: Services, db: Database, grant: StopGrant): Promise<Stop | null> {
  switch (grant.kind) {
    case 'password':
      return findPasswordStop(services, db, grant);
    case 'email':
      return findEmailStop(services, db, grant);
    case 'code':
      return { subject: null, follow: (tx) => revokeRequestedCodes(services, tx, grant) };
    case 'registration':
      return findRegistrationStop(services, db, grant);
    case 'cancellation':
      return findCancellationStop(services, db, grant);
  }
}

const securedText =
  'Todos os aparelhos saíram da sua conta, e a senha deixou de valer. Crie outra com um código enviado ao seu e-mail.';

async function findPasswordStop(
  services: Services,
  db: Database,
  { person, at }: GrantOf<'password'>,
): Promise<Stop | null> {
  const [account] = await db.select().from(accounts).where(eq(accounts.personId, person));
  if (account?.passwordChangedAt?.getTime() !== at || account.passwordHash === null) return null;
  return {
    subject: null,
    async follow(tx) {
      await requireRecovery(tx, services.now(), person);
      await writeAuditEntry(
        tx,
        services.now(),
        `person:${person}`,
        'password-change-stopped',
        `person:${person}`,
      );
      return securedText;
    },
  };
}

async function findEmailStop(
  services: Services,
  db: Database,
  { person, former, at }: GrantOf<'email'>,
): Promise<Stop | null> {
  const [owner] = await db.select().from(people).where(eq(people.id, person));
  if (owner?.emailProvedAt?.getTime() !== at || (await accountByEmail(db, former))) return null;
  return {
    subject: null,
    async follow(tx) {
      const now = services.now();
      await claimEmail(tx, now, person, former);
      await requireRecovery(tx, now, person);
      await writeAuditEntry(tx, now, `person:${person}`, 'email-change-stopped', `person:${person}`);
      return `Este e-mail voltou a ser o da sua conta. ${securedText}`;
    },
  };
}

async function revokeRequestedCodes(
  services: Services,
  db: Database,
  { email }: GrantOf<'code'>,
): Promise<string> {
  await revokeCodesSentTo(db, services.now(), email);
  return 'Os códigos enviados a este e-mail deixaram de valer. Sua senha continua a mesma.';
}

async function findRegistrationStop(
  services: Services,
  db: Database,
  { processKind, id, email }: GrantOf<'registration'>,
): Promise<Stop | null> {
  const { registrations } = tablesOf(processKind);
  const [registration] = await db.select().from(registrations).where(eq(registrations.id, id));
  const target = `${processKind}:${id}`;
  if (!registration || (await hasAuditEntry(db, `disowned-${processKind}`, target))) return null;
  const { personId, itemId } = registration;
  const offer = await findOfferDates[processKind](db, itemId);
  return {
    subject: offer ? `${offer.offer}, ${offer.process}` : null,
    async follow(tx) {
      const now = services.now();
      await tx.update(registrations).set({ needsDocumentCheck: true }).where(eq(registrations.id, id));
      const unproved = and(eq(people.id, personId), eq(people.email, email), isNull(people.emailProvedAt));
      const [detached] = await tx.update(people).set({ email: null }).where(unproved).returning();
      if (detached) {
        await revokeCodes(tx, now, personId);
        await tx.delete(accounts).where(eq(accounts.personId, personId));
      }
      await writeAuditEntry(tx, now, 'anonymous', `disowned-${processKind}`, target);
      return detached
        ? 'A unidade confere os documentos desta inscrição, e este e-mail não recebe mais nada sobre ela.'
        : 'A unidade confere os documentos desta inscrição.';
    },
  };
}

async function findCancellationStop(
  services: Services,
  db: Database,
  { processKind, id, at }: GrantOf<'cancellation'>,
): Promise<Stop | null> {
  const { registrations } = tablesOf(processKind);
  const target = `${processKind}:${id}`;
  const find = async (tx: Database) => {
    const [row] = await tx.select().from(registrations).where(eq(registrations.id, id));
    if (row?.cancelledAt?.getTime() !== at) return null;
    return (await hasAuditEntry(tx, `not-restored-${processKind}`, target, row.cancelledAt)) ? null : row;
  };
  const registration = await find(db);
  if (!registration) return null;
  const { itemId, nif } = registration;
  const offer = await findOfferDates[processKind](db, itemId);
  return {
    subject: offer ? `${offer.offer}, ${offer.process}` : null,
    async follow(tx) {
      const now = services.now();
      await lockApplicant(tx, nif);
      const cancelled = await find(tx);
      if (!cancelled) return null;
      const { personId } = cancelled;
      const isRestored = await restoreCancelled(tx, { processKind, id }, services.databaseNow());
      await requireRecovery(tx, now, personId);
      const action = `${isRestored ? 'restored' : 'not-restored'}-${processKind}` as const;
      await writeAuditEntry(tx, now, `person:${personId}`, action, target);
      return isRestored
        ? `Sua inscrição voltou a valer, com o mesmo número. ${securedText}`
        : `A inscrição não pôde voltar: o prazo terminou, a vaga foi ocupada ou você se inscreveu de novo. Fale com a unidade. ${securedText}`;
    },
  };
}

/** Ends an account's sessions and removes its password, so that only a code sent by e-mail opens it. */
async function requireRecovery(db: Database, now: Date, personId: number): Promise<void> {
  await setPassword(db, now, personId, null);
  await closeSessionsOf(db, personId);
}
