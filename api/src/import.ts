/**
 * `node api/src/import.ts KIND FILE [--dry-run]` imports courses, classes, notices, offers, news or FAQs from a CSV or
 * JSON file into the database, or nothing if a row has an error; `-` reads stdin (docs/importing.md).
 */
import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { databaseOf, readConfig } from './config.ts';
import { openDatabase } from './db/open-database.ts';
import { importKinds } from './import/import-kinds.ts';
import { importRows } from './import/import-rows.ts';
import { readRows } from './import/read-rows.ts';

await run().catch((error: Error) => {
  process.stderr.write(`${error.message.replaceAll('\n', ' ')}\n`);
  process.exitCode = 1;
});

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    options: { 'dry-run': { type: 'boolean', default: false } },
    allowPositionals: true,
  });
  const [name = '', file, ...more] = positionals;
  const kind = importKinds.get(name);
  if (!kind || !file || more.length > 0)
    throw new Error(
      `usage: import <${[...importKinds.keys()].join('|')}> <file.csv|file.json|-> [--dry-run]`,
    );
  const rows = readRows(file === '-' ? await buffer(process.stdin) : await readFile(file));
  const { db, close } = await openDatabase(databaseOf(readConfig(process.env)));
  try {
    const report = await importRows(db, kind, rows, values['dry-run']);
    const counts = `${report.added} new, ${report.changed} changed.`;
    const outcomes = {
      refused: `Nothing was stored. Columns: ${kind.columns.join(', ')}`,
      incomplete: `The other lines are stored: ${counts}`,
      tried: `Nothing is wrong, and nothing was stored: ${counts}`,
      stored: `Stored: ${counts}`,
    };
    const lines = report.problems.map(({ line, problem }) => `line ${line}: ${problem}`);
    process.exitCode = Math.min(lines.length, 1);
    const output = lines.length > 0 ? process.stderr : process.stdout;
    output.write([...lines, outcomes[report.kind], ''].join('\n'));
  } finally {
    await close();
  }
}
