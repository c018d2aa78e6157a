import { RECORDS_PER_PAGE } from '@portal/contract/endpoints/accounts';
import { registrationFields } from '@portal/contract/selection-process/registration-fields';
import { and, desc, eq, getTableColumns, inArray, lt, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database.ts';
import { pollVotes } from '../db/schema/contents.ts';
import { interests } from '../db/schema/courses.ts';
import { answeredWrites, audit, outbox, rateLimits, views } from '../db/schema/operations.ts';
import { accounts, knownDevices, people, resetCodes, sessions } from '../db/schema/people.ts';
import {
  complementaryCourses,
  educationalFormations,
  phaseRegistrations,
  professionalExperiences,
  registrations,
} from '../db/schema/registrations.ts';
import type { Programme } from '../db/schema/selection.ts';
import { psaTickets } from '../db/schema/settings.ts';
import type { RetentionKind } from './apply-retention.ts';

/** Data subject. The e-mail is that of the account. */
export type DataSubject = { id: number; nif: string; email: string | null };

/** Table with personal data. */
export type PersonalTable = {
  table: PgTable;
  /** Retention: a `RetentionKind`, or the regular cleanup after minutes or hours. */
  retention: RetentionKind | 'cleanup';
  /** Returns the condition for a person's rows in "Meus dados"; null if rows cannot be attributed (keyed hashes). */
  rowsOf: ((owner: DataSubject, db: Database) => SQL | undefined) | null;
  /** Columns that are never exported: secrets, and data about third parties. */
  secret?: readonly string[];
};

const selectByPerson = (column: SQLWrapper) => (owner: DataSubject) => eq(column, owner.id);

/** Registrations of a programme, without the columns of fields that only the other one has. */
const ownRegistrations = (programme: Programme) => ({
  table: registrations,
  retention: 'registrations' as const,
  rowsOf: ({ id }: DataSubject) =>
    and(eq(registrations.person_id, id), eq(registrations.programme, programme)),
  secret: [
    'programme',
    'needs_document_check',
    ...Object.values(registrationFields)
      .flatMap((fields) => Object.keys(fields))
      .filter((name) => !(name in registrationFields[programme])),
  ],
});

const ofAccount = (table: PgTable & { personId: SQLWrapper }, secret: string) => ({
  table,
  retention: 'cleanup' as const,
  rowsOf: selectByPerson(table.personId),
  secret: [secret],
});

const ofRegistration = (table: PgTable & { registration_id: SQLWrapper }) => ({
  table,
  retention: 'registrations' as const,
  rowsOf: ({ id }: DataSubject, db: Database) =>
    inArray(
      table.registration_id,
      db.select({ id: registrations.id }).from(registrations).where(eq(registrations.person_id, id)),
    ),
});

/** Selects rows sent from the person's e-mail, also for a company: a CPF alone does not prove the sender. */
const selectBySender =
  (table: { email: SQLWrapper; nif: SQLWrapper }) =>
  ({ nif, email }: DataSubject) =>
    and(
      eq(sql`lower(trim(${table.email}))`, email ?? ''),
      or(eq(table.nif, nif), sql`length(${table.nif}) = 14`),
    );

const selectRecords = ({ id }: Pick<DataSubject, 'id'>) =>
  or(eq(audit.actor, `person:${id}`), eq(audit.target, `person:${id}`));

/** All tables with personal data, by their names in "Meus dados"; a test compares them with the schema. */
export const personalTables = {
  person: { table: people, retention: 'accounts', rowsOf: selectByPerson(people.id) },
  account: { ...ofAccount(accounts, 'passwordHash'), retention: 'accounts' },
  sessions: ofAccount(sessions, 'tokenHash'),
  devices: ofAccount(knownDevices, 'tokenHash'),
  codes: ofAccount(resetCodes, 'codeHash'),
  psg_registrations: ownRegistrations('psg'),
  pss_registrations: ownRegistrations('pss'),
  educational_formations: ofRegistration(educationalFormations),
  complementary_courses: ofRegistration(complementaryCourses),
  professional_experiences: ofRegistration(professionalExperiences),
  scores: ofRegistration(phaseRegistrations),
  interests: { table: interests, retention: 'interests', rowsOf: selectBySender(interests) },
  tickets: { table: psaTickets, retention: 'tickets', rowsOf: selectBySender(psaTickets) },
  // An unsent text may contain a code.
  mails: {
    table: outbox,
    retention: 'mails',
    rowsOf: ({ email }) => eq(outbox.recipient, email ?? ''),
    secret: ['body', 'html'],
  },
  records: { table: audit, retention: 'records', rowsOf: selectRecords },
  votes: { table: pollVotes, retention: 'votes', rowsOf: null },
  views: { table: views, retention: 'cleanup', rowsOf: null },
  answered_writes: { table: answeredWrites, retention: 'cleanup', rowsOf: null },
  limits: { table: rateLimits, retention: 'cleanup', rowsOf: null },
} as const satisfies Record<string, PersonalTable>;

/** Returns all data stored about a person by kind, without secrets. The person is one row, all else are lists. */
export async function exportPerson(db: Database, owner: DataSubject): Promise<Record<string, unknown>> {
  const copy: Record<string, unknown> = {};
  for (const [name, personalTable] of Object.entries<PersonalTable>(personalTables)) {
    if (!personalTable.rowsOf) continue;
    if (name === 'records') {
      copy[name] = await exportRecords(db, owner.id);
      continue;
    }
    const rows = await db
      .select(exportedColumns(personalTable))
      .from(personalTable.table)
      .where(personalTable.rowsOf(owner, db));
    copy[name] = name === 'person' ? rows[0] : rows;
  }
  return copy;
}

/** Returns a page of the audit log about a person, newest first, optionally before the entry of an id. */
export const exportRecords = (db: Database, personId: number, before?: number) =>
  db
    .select(exportedColumns(personalTables.records))
    .from(audit)
    .where(and(selectRecords({ id: personId }), before === undefined ? undefined : lt(audit.id, before)))
    .orderBy(desc(audit.id))
    .limit(RECORDS_PER_PAGE);

/** Returns the columns of a table that are exported to the data subject. */
export function exportedColumns({ table, secret = [] }: PersonalTable): Record<string, PgColumn> {
  const columns = Object.entries(getTableColumns(table));
  return Object.fromEntries(columns.filter(([name]) => !secret.includes(name)));
}
