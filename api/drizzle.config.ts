import { defineConfig } from 'drizzle-kit';

/** `drizzle-kit generate` writes the next migration when the schema has changed. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/db/schema/!(*.test).ts',
  out: './drizzle',
  casing: 'snake_case',
});
