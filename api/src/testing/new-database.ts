import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { afterAll, inject } from 'vitest';

/**
 * Returns the URL of a database for this file on the run's PostgreSQL, with the portal's schema and no rows. Call it at
 * the file's top level; the database is dropped after the last test.
 */
export async function newDatabase(): Promise<string> {
  const original = new URL(inject('postgresUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} template ${original.pathname.slice(1)}`);
  afterAll(() => administer(`drop database ${name} with (force)`));
  return new URL(`/${name}`, original).href;
}

/** Connects to another database: a connection to the template prevents copies. */
async function administer(statement: string): Promise<void> {
  const client = new pg.Client(new URL('/template1', inject('postgresUrl')).href);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
