import { sql } from 'drizzle-orm';
import type { Database } from '../../api/src/db/database.ts';
import { addPsgOffer } from '../../api/src/testing/offers.ts';

/** Registrations of one offer. */
const OF_ONE_OFFER = 10_000;

/**
 * Fills an empty database with registrations of earlier years, each of a person of its own.
 * @param count a multiple of 100 at least
 */
export async function fillRegistrations(db: Database, count: number): Promise<void> {
  const size = Math.min(OF_ONE_OFFER, count);
  for (let from = 0; from < count; from += size) {
    const { processId, itemId } = await addPsgOffer(db, { capacity: size, taken: size }, { status: 4 });
    await db.transaction(async (tx) => {
      await tx.execute(sql`
        insert into people (nif, full_name, birthdate, mother, email, phone)
        select '9' || lpad(n::text, 10, '0'), 'Candidata ' || n, '1998-04-21', 'Raimunda Alves', 'antiga' || n || '@exemplo.br', '96991234567'
        from generate_series(${from + 1}::int, ${from + size}::int) n`);
      await tx.execute(sql`
        insert into psg_registrations (number, process_id, item_id, person_id, nif, full_name, birthdate, mother, phone, email, position, policy_version)
        select 'PSG-2025-' || id, ${processId}::int, ${itemId}::int, id, nif, full_name, birthdate, mother, phone, email,
          row_number() over (order by id), '1'
        from people where nif > ${cpfAfter(from)} and nif <= ${cpfAfter(from + size)}`);
    });
  }
  await db.execute(sql`vacuum analyze`);
}

const cpfAfter = (number: number) => `9${String(number).padStart(10, '0')}`;
