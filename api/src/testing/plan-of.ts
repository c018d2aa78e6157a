import pg from 'pg';
import { vi } from 'vitest';
import type { Database } from '../db/database.ts';

/**
 * Returns PostgreSQL's plan of a statement.
 * @param run executes the statement, possibly among others
 * @param has text that only this statement contains
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
