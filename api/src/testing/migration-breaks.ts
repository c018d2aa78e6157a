/** Statements that may break a running API, with the reason (docs/deploying.md, "Migrations while the api serves"). */
const breaks: [RegExp, string][] = [
  [/^drop (table|type|function|view)/, 'takes away what is read'],
  [/^alter table .* drop column/, 'takes away a column that is read'],
  [/ rename /, 'gives a name anew'],
  [
    /^alter table .* alter column .* (set data )?type /,
    'writes a column anew, and locks its table meanwhile',
  ],
  [/^alter table .* alter column .* set not null/, 'refuses rows that are still written'],
  [/^alter table .* add column (?!.*(default|generated)).* not null/, 'refuses rows without the new column'],
  [/^alter table .* add constraint (?!.* not valid)/, 'reads the whole table while nobody writes to it'],
  [/^create unique index/, 'refuses rows that are still written'],
  [/^create index (?!concurrently)/, 'keeps everybody from writing while the index is made'],
];

/** Statements that scan a whole table. */
const takesLong = /^(update|delete from|create index concurrently|do|alter table .* validate constraint) /;
const holdsLocks = 'takes long, and holds what the statements before it have locked: COMMIT comes first';

/**
 * Returns the statements of a migration that break the previous release's API, each with the reason. Statements on
 * tables that the migration creates break nothing.
 * @param migration SQL as drizzle-kit writes it
 */
export function migrationBreaks(migration: string): string[] {
  const statements = migration
    .split(/--> statement-breakpoint|;\s*$/m)
    .map((statement) => statement.replace(/\s+/g, ' ').trim())
    .filter((statement) => statement !== '');
  const made = statements.flatMap((statement) => /^create table "(\w+)"/i.exec(statement)?.[1] ?? []);
  const others = statements.filter((statement) => !made.some((table) => statement.includes(`"${table}"`)));
  const released = others.findIndex((statement) => /^commit;?$/i.test(statement));
  return others.flatMap((statement, index) => {
    const text = statement.toLowerCase();
    const reasons = breaks.filter(([pattern]) => pattern.test(text)).map(([, reason]) => reason);
    if (takesLong.test(text) && (released < 0 || index < released)) reasons.push(holdsLocks);
    return reasons.map((reason) => `${statement}: ${reason}`);
  });
}
