import { defineConfig } from 'drizzle-kit';

/** Configures `drizzle-kit generate`, which writes a migration after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/!(*.test).ts',
  out: './drizzle',
  casing: 'snake_case',
});
