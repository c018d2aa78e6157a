import { and, isNull, type SQLWrapper, sql } from 'drizzle-orm';

/** A mail that fails so often is given up. */
export const maximumAttempts = 12;

/** Whether a mail is neither sent nor given up. */
export const isWaiting = ({ sentAt, attempts }: Record<'sentAt' | 'attempts', SQLWrapper>) =>
  and(isNull(sentAt), sql`${attempts} < ${maximumAttempts}`);
