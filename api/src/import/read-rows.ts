import { CsvError, parse } from 'csv-parse/sync';
import * as z from 'zod';

/** Row of a file: its cells by column name. */
export interface Row {
  /** Last line of the row in a CSV file, or position in a JSON list; from 1. */
  line: number;
  cells: Record<string, string>;
}

/** Parses CSV (commas or semicolons, names in the first line) or a JSON list of objects. @throws Error with one line */
export function readRows(file: Uint8Array): Row[] {
  const text = decodeText(file);
  return /^\s*\[/.test(text) ? readJson(text) : readCsv(text);
}

/** Decodes a file without its byte order mark. */
function decodeText(file: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    // Spreadsheets on Windows save another encoding, which would destroy accents.
    throw new Error('The file is not in UTF-8.');
  }
}

function readCsv(text: string): Row[] {
  // Spreadsheets write a line with the delimiter on request.
  const [separator] = /^sep=.\r?\n/.exec(text) ?? [];
  const [heading = ''] = text.slice(separator?.length ?? 0).split('\n', 1);
  try {
    const parsed: unknown = parse(text, {
      // Spreadsheets in Portuguese write semicolons.
      delimiter: separator?.[4] ?? (heading.includes(';') ? ';' : ','),
      from_line: separator ? 2 : 1,
      info: true,
      relax_column_count: true,
      skip_records_with_empty_values: true,
    });
    const rows = parsed as { record: string[]; info: { lines: number } }[];
    const [names, ...rest] = rows.map(({ record, info }) => ({ record, line: info.lines }));
    const columns = withoutEmptyEnd(names?.record ?? []).map((name) => name.trim());
    return rest.map(({ record, line }) => ({ line, cells: toCells(columns, record, line) }));
  } catch (error) {
    if (error instanceof CsvError) throw new Error(`The file is not CSV: ${error.message}`);
    throw error;
  }
}

/** Assigns the cells of a row to its columns. Spreadsheets write empty cells behind the last column. */
function toCells(columns: readonly string[], record: readonly string[], line: number) {
  const surplus = withoutEmptyEnd(record.slice(columns.length)).length;
  if (surplus > 0 || record.length < columns.length) {
    const count = record.length < columns.length ? record.length : columns.length + surplus;
    throw new Error(`The file is not CSV: line ${line} has ${count} cells for ${columns.length} columns`);
  }
  return Object.fromEntries(columns.map((name, index) => [name, record[index] ?? '']));
}

const withoutEmptyEnd = (cells: readonly string[]): string[] =>
  cells.slice(0, cells.findLastIndex((cell) => cell.trim() !== '') + 1);

const value = z.union([z.string(), z.number(), z.null(), z.array(z.string())]);
const list = z.array(z.record(z.string(), value));

function readJson(text: string): Row[] {
  const result = list.safeParse(parseJson(text));
  if (!result.success) throw new Error(`The file is not a list of objects: ${z.prettifyError(result.error)}`);
  return result.data.map((record, index) => ({
    line: index + 1,
    cells: Object.fromEntries(Object.entries(record).map(([name, each]) => [name, toCell(each)])),
  }));
}

function toCell(each: z.output<typeof value>): string {
  if (each === null) return '';
  if (Array.isArray(each)) return each.join('|');
  // 1500.5 becomes an amount: 1500.50.
  return typeof each === 'number' && !Number.isInteger(each) ? each.toFixed(2) : String(each);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The file is not JSON: ${(error as Error).message}`);
  }
}
