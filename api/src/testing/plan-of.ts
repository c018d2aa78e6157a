import pg from 'pg';
import { vi } from 'vitest';
import type { Database } from '../db/database.ts';

/**
 * How PostgreSQL would find the rows of a statement now.
 * @param run what makes the statement, among others
 * @param has what the statement's text has in it, and no other's
 */
export async function planOf(db: Database, run: () => Promise<unknown>, has: string): Promise<string> {
  const statements = vi.spyOn(pg.Client.prototype, 'query');
  await run();
  const made = statements.mock.calls.map(([query, values]) => ({
    text: typeof query === 'string' ? query : (query as unknown as { text: string }).text,
    values,
  }));
  statements.mockRestore();
  const [wanted] = made.filter(({ text }) => text.includes(has));
  const { $client } = db as unknown as { $client: pg.Pool };
  const { rows } = await $client.query(`explain ${wanted?.text}`, wanted?.values as unknown as unknown[]);
  return JSON.stringify(rows);
}
