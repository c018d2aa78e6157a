import { and, eq, isNull } from 'drizzle-orm';
import { accountByEmail, claimEmail, setPassword } from '../accounts/accounts.repository.ts';
import { revokeCodes } from '../accounts/reset-codes.repository.ts';
import { closeSessionsOf } from '../accounts/sessions.repository.ts';
import type { Database } from '../db/database.ts';
import { accounts, people } from '../db/schema/people.ts';
import { registrations } from '../db/schema/registrations.ts';
import { hasAuditEntry, writeAuditEntry } from '../http/audit.repository.ts';
import { lockApplicant, restoreCancelled } from '../registrations/registrations.repository.ts';
import { findOffer, getOfferFacts } from '../selection/offers.repository.ts';
import type { Services } from '../services.ts';
import type { StopGrant } from './stop-link.ts';

/** Valid link: its subject and its effect. */
export interface Stop {
  /** Course or position; null for an account. */
  subject: string | null;
  /** Stops the action, if the database is a transaction. @returns the result as text for the user; null if it has been stopped meanwhile */
  follow: () => Promise<string | null>;
}

type GrantOf<Kind extends StopGrant['kind']> = Extract<StopGrant, { kind: Kind }>;

/** Returns what a grant can stop; null if it has been stopped or changed since. */
export async function findStop(services: Services, grant: StopGrant): Promise<Stop | null> {
  switch (grant.kind) {
    case 'password':
      return findPasswordStop(services, grant);
    case 'email':
      return findEmailStop(services, grant);
    case 'code':
      return {
        subject: null,
        async follow() {
          await revokeCodes(services.db, services.now(), { email: grant.email });
          return 'Os códigos enviados a este e-mail deixaram de valer. Sua senha continua a mesma.';
        },
      };
    case 'registration':
      return findRegistrationStop(services, grant);
    case 'cancellation':
      return findCancellationStop(services, grant);
  }
}

const securedText =
  'Todos os aparelhos saíram da sua conta, e a senha deixou de valer. Crie outra com um código enviado ao seu e-mail.';

async function findPasswordStop(services: Services, { person, at }: GrantOf<'password'>) {
  const { db } = services;
  const [account] = await db.select().from(accounts).where(eq(accounts.personId, person));
  if (account?.passwordChangedAt?.getTime() !== at || account.passwordHash === null) return null;
  return {
    subject: null,
    async follow() {
      await requireRecovery(db, services.now(), person);
      await writeAuditEntry(db, services.now(), `person:${person}`, 'password-change-stopped');
      return securedText;
    },
  };
}

async function findEmailStop(services: Services, { person, former, at }: GrantOf<'email'>) {
  const { db } = services;
  const [owner] = await db.select().from(people).where(eq(people.id, person));
  if (owner?.email_proved_at?.getTime() !== at || (await accountByEmail(db, former))) return null;
  return {
    subject: null,
    async follow() {
      const now = services.now();
      await claimEmail(db, now, person, former);
      await requireRecovery(db, now, person);
      await writeAuditEntry(db, now, `person:${person}`, 'email-change-stopped');
      return `Este e-mail voltou a ser o da sua conta. ${securedText}`;
    },
  };
}

async function findRegistrationStop(services: Services, { id, email }: GrantOf<'registration'>) {
  const { db } = services;
  const [registration] = await db.select().from(registrations).where(eq(registrations.id, id));
  if (!registration) return null;
  const { programme, person_id } = registration;
  const target = `${programme}:${id}`;
  if (await hasAuditEntry(db, `disowned-${programme}`, target)) return null;
  return {
    subject: await describeOffer(db, registration),
    async follow() {
      const now = services.now();
      await db.update(registrations).set({ needs_document_check: true }).where(eq(registrations.id, id));
      const unproved = and(eq(people.id, person_id), eq(people.email, email), isNull(people.email_proved_at));
      const [detached] = await db.update(people).set({ email: null }).where(unproved).returning();
      if (detached) {
        await revokeCodes(db, now, { personId: person_id });
        await db.delete(accounts).where(eq(accounts.personId, person_id));
      }
      await writeAuditEntry(db, now, 'anonymous', `disowned-${programme}`, target);
      return detached
        ? 'A unidade confere os documentos desta inscrição, e este e-mail não recebe mais nada sobre ela.'
        : 'A unidade confere os documentos desta inscrição.';
    },
  };
}

async function findCancellationStop(services: Services, { id, at }: GrantOf<'cancellation'>) {
  const { db } = services;
  const find = async () => {
    const [row] = await db.select().from(registrations).where(eq(registrations.id, id));
    if (row?.cancelled_at?.getTime() !== at) return null;
    const { programme, cancelled_at } = row;
    const action = `not-restored-${programme}` as const;
    return (await hasAuditEntry(db, action, `${programme}:${id}`, cancelled_at)) ? null : row;
  };
  const registration = await find();
  if (!registration) return null;
  return {
    subject: await describeOffer(db, registration),
    async follow() {
      const now = services.now();
      await lockApplicant(db, registration.nif);
      const cancelled = await find();
      if (!cancelled) return null;
      const { programme, person_id } = cancelled;
      const isRestored = await restoreCancelled(db, cancelled, services.databaseNow());
      await requireRecovery(db, now, person_id);
      const action = `${isRestored ? 'restored' : 'not-restored'}-${programme}` as const;
      await writeAuditEntry(db, now, `person:${person_id}`, action, `${programme}:${id}`);
      return isRestored
        ? `Sua inscrição voltou a valer, com o mesmo número. ${securedText}`
        : `A inscrição não pôde voltar: o prazo terminou, a vaga foi ocupada ou você se inscreveu de novo. Fale com a unidade. ${securedText}`;
    },
  };
}

async function describeOffer(db: Database, { programme, offer_id }: typeof registrations.$inferSelect) {
  const row = await findOffer(db, programme, offer_id);
  return row ? `${getOfferFacts(row).name}, ${row.process.name}` : null;
}

/** Ends an account's sessions and removes its password, so that only a code sent by e-mail opens it. */
async function requireRecovery(db: Database, now: Date, personId: number): Promise<void> {
  await setPassword(db, now, personId, null);
  await closeSessionsOf(db, personId);
}
