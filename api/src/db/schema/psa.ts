import { integer, pgTable, text } from 'drizzle-orm/pg-core';
import { consent, id } from './columns.ts';
import { cities } from './places.ts';

/** Department that handles contact tickets (B 3). */
export const psaDepartments = pgTable('psa_departments', { id: id(), name: text().notNull() });

/** Subject of a contact ticket (B 3). */
export const psaMatters = pgTable('psa_matters', { id: id(), name: text().notNull() });

/** Contact ticket (B 2.13). `nif` is a CPF or a CNPJ; `status` starts at 1. Retained for 24 months. */
export const psaTickets = pgTable('psa_tickets', {
  id: id(),
  fullName: text().notNull(),
  psaDepartmentId: integer()
    .notNull()
    .references(() => psaDepartments.id),
  psaMatterId: integer()
    .notNull()
    .references(() => psaMatters.id),
  cityId: integer()
    .notNull()
    .references(() => cities.id),
  phone: text().notNull(),
  email: text().notNull(),
  nif: text().notNull(),
  message: text().notNull(),
  status: integer().notNull().default(1),
  ...consent(),
});
