import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** Statements that may break a running API (docs/deploying.md, "Migrations while the api serves"). */
const breaks = [
  /^drop (table|type|function|view)/,
  /^alter table .* drop column/,
  / rename /,
  /^alter table .* alter column .* (set data )?type /,
  /^alter table .* alter column .* set not null/,
  /^alter table .* add column (?!.*(default|generated)).* not null/,
  /^alter table .* add constraint (?!.* not valid)/,
  /^create unique index/,
  /^create index (?!concurrently)/,
];

/** Statements that scan a whole table. They hold the locks of earlier statements until a `COMMIT`. */
const takesLong = /^(update|delete from|create index concurrently|do|alter table .* validate constraint) /;

/**
 * Returns the statements of a migration that break the previous release's API. Statements on tables that the migration
 * creates break nothing.
 * @param migration SQL as drizzle-kit writes it
 */
function migrationBreaks(migration: string): string[] {
  const statements = migration
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
  const made = statements.flatMap((statement) => /^create table "(\w+)"/i.exec(statement)?.[1] ?? []);
  const others = statements.filter((statement) => !made.some((table) => statement.includes(`"${table}"`)));
  const released = others.findIndex((statement) => /^commit;?$/i.test(statement));
  return others.filter((statement, index) => {
    const text = statement.toLowerCase();
    const holdsLocks = released < 0 || index < released;
    return breaks.some((pattern) => pattern.test(text)) || (holdsLocks && takesLong.test(text));
  });
}

const folder = join(import.meta.dirname, '../../drizzle');
const { entries }: { entries: { idx: number; tag: string }[] } = JSON.parse(
  readFileSync(join(folder, 'meta/_journal.json'), 'utf8'),
);
it('migrations do not break a running api, unless their name declares what they remove as unused', () => {
  const broken = entries
    .filter(({ tag }) => !tag.endsWith('_contract'))
    .flatMap(({ tag }) => migrationBreaks(readFileSync(join(folder, `${tag}.sql`), 'utf8')));
  expect(broken).toEqual([]);
});

it.each([
  ['ALTER TABLE "a" ADD COLUMN "b" text;', 0],
  ['ALTER TABLE "a" ADD COLUMN "b" integer DEFAULT 1 NOT NULL;', 0],
  ['ALTER TABLE "a" ADD COLUMN "b" integer NOT NULL;', 1],
  ['CREATE INDEX "a_b" ON "a" USING btree ("b");', 1],
  ['CREATE INDEX CONCURRENTLY "a_b" ON "a" USING btree ("b");', 1],
  ['COMMIT;--> statement-breakpoint\nCREATE INDEX CONCURRENTLY "a_b" ON "a" ("b");', 0],
  ['ALTER TABLE "a" ADD COLUMN "b" text;--> statement-breakpoint\nUPDATE "a" SET "b" = \'\';', 1],
  ['CREATE UNIQUE INDEX "a_b" ON "a" USING btree ("b");', 1],
  ['DROP TABLE "a";', 1],
  ['ALTER TABLE "a" DROP COLUMN "b";', 1],
  ['ALTER TABLE "a" RENAME COLUMN "b" TO "c";', 1],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET DATA TYPE bigint;', 1],
  ['ALTER TABLE "a" ALTER COLUMN "b" SET NOT NULL;', 1],
  ['ALTER TABLE "a" ALTER COLUMN "b" DROP NOT NULL;', 0],
  ['ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("b" > 0);', 1],
  ['ALTER TABLE "a" ADD CONSTRAINT "c" CHECK ("b" > 0) NOT VALID;', 0],
  [
    'CREATE TABLE "a" (\n\t"b" integer);\n--> statement-breakpoint\nCREATE UNIQUE INDEX "a_b" ON "a" ("b");',
    0,
  ],
  ['ALTER TABLE "a" ADD COLUMN "b" text;--> statement-breakpoint\nDROP TABLE "c";', 1],
])('%j breaks %i times', (migration, times) => {
  expect(migrationBreaks(migration)).toHaveLength(times);
});
