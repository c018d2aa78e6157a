import { eq } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { accounts } from '../db/schema/people.ts';
import type { Services } from '../services.ts';
import { issueResetCode } from './reset-codes.ts';

/**
 * What a confirmation e-mail says about the person's access: makes the account without a password when there is none,
 * and a code to set it with. For somebody who has a password it says where to log in.
 * Runs in the transaction of the registration.
 */
export async function accessInstructions(
  services: Services,
  db: Database,
  person: { id: number; email: string },
): Promise<string> {
  await db.insert(accounts).values({ personId: person.id }).onConflictDoNothing();
  const [account] = await db.select().from(accounts).where(eq(accounts.personId, person.id));
  if (account?.passwordHash) return `Acompanhe sua inscrição em ${services.portalUrl}/login`;
  const code = await issueResetCode(services, db, person);
  return [
    'Para acompanhar sua inscrição, crie uma senha:',
    `${services.portalUrl}/resetPassword`,
    `Código: ${code} (vale por 10 minutos)`,
    `Se o código vencer, peça outro em ${services.portalUrl}/changePassword`,
  ].join('\n');
}
